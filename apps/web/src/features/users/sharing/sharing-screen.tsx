import Box from '@mui/material/Box';
import { useCan } from '../../../api/access.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { UserPage } from '../page/user-page.tsx';
import { DelegatesPanels } from './delegates-panel.tsx';
import { SendAsPanel } from './send-as-panel.tsx';

/** Who can use the mailbox, and whose name its user can use. */
export function SharingScreen() {
  const { t } = useTranslation('users');
  const mayChange = useCan('setDelegates');
  return (
    <UserPage tab="sharing">
      {(row) => (
        <Box sx={{ display: 'grid', gap: 5, maxWidth: 880 }}>
          {mayChange ? null : <Notice tone="neutral">{t('page.readOnly')}</Notice>}
          <DelegatesPanels row={row} />
          <SendAsPanel row={row} />
        </Box>
      )}
    </UserPage>
  );
}
