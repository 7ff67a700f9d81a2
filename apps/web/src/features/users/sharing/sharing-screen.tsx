import Box from '@mui/material/Box';
import { useCan } from '../../../api/access.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { UserPage } from '../page/user-page.tsx';
import { DelegatesPanels } from './delegates-panel.tsx';
import { SendAsPanel } from './send-as-panel.tsx';

/** Whose name the user can use, and who can use its mailbox. What nobody logs in to is first of all opened by others. */
export function SharingScreen() {
  const { t } = useTranslation('users');
  const mayChange = useCan('setDelegates');
  return (
    <UserPage tab="sharing">
      {(row) => (
        <Box sx={{ display: 'grid', gap: 5, maxWidth: 880 }}>
          {mayChange ? null : <Notice tone="neutral">{t('page.readOnly')}</Notice>}
          {row.mailbox_type === 'normal' ? <SendAsPanel row={row} /> : null}
          <DelegatesPanels row={row} />
          {row.mailbox_type === 'normal' ? null : <SendAsPanel row={row} />}
        </Box>
      )}
    </UserPage>
  );
}
