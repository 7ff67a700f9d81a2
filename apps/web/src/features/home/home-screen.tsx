import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../api/access.ts';
import { useSession } from '../../api/session.ts';
import { LinkButton } from '../../ui/navigation/link-button.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AccountPanel } from './account-panel.tsx';
import { CountersPanel } from './counters-panel.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { ShortcutsPanel } from './shortcuts-panel.tsx';

export function HomeScreen() {
  const { t } = useTranslation('home');
  const canSeeHistory = useCan('getAccountHistory');
  return (
    <>
      <PageHead title={t('title')} purpose={t('purpose')} />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SecurityWarning />
        <TwoFactorHint />
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

function SecurityWarning() {
  const { t } = useTranslation('home');
  const session = useSession();
  if (!session?.securityWarning || session.securityWarningLevel === 0) return null;
  const isSerious = session.securityWarningLevel === 2;
  return (
    <Notice tone={isSerious ? 'bad' : 'warning'} title={t(isSerious ? 'warning.level2' : 'warning.level1')}>
      {session.securityWarning}
    </Notice>
  );
}

function TwoFactorHint() {
  const { t } = useTranslation('home');
  const session = useSession();
  if (!session?.twofaAllowed || session.twofaEnabled) return null;
  return (
    <Notice
      tone="neutral"
      title={t('twofa.title')}
      action={
        <LinkButton to="/security/twofa" variant="outlined">
          {t('twofa.action')}
        </LinkButton>
      }
    >
      {t('twofa.text')}
    </Notice>
  );
}
