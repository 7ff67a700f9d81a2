import Box from '@mui/material/Box';
import { useCan } from '../../api/access.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AccountPanel } from './account-panel.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { CountersPanel } from './counters-panel.tsx';
import { MailEnginePanel } from './mail-engine-panel.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { ShortcutsPanel } from './shortcuts-panel.tsx';

/** First what there is to do, then how things stand, then what happened. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const canSeeHistory = useCan('getAccountHistory');
  return (
    <>
      <PageHead title={t('title')} purpose={t('purpose')} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ChecklistPanel />
        <AttentionPanel />
        <MailEnginePanel />
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 4 }}>
            <CountersPanel />
            {canSeeHistory ? <RecentChanges /> : null}
          </Box>
          <Box sx={{ display: 'grid', gap: 4 }}>
            <AccountPanel />
            <ShortcutsPanel />
          </Box>
        </Box>
      </Box>
    </>
  );
}
