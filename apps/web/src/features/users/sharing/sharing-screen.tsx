import Box from '@mui/material/Box';
import { UserPage } from '../page/user-page.tsx';
import { DelegatesPanels } from './delegates-panel.tsx';
import { SendAsPanel } from './send-as-panel.tsx';

/** Whose name the user can use, and who can use its mailbox. */
export function SharingScreen() {
  return (
    <UserPage tab="sharing">
      {(row) => (
        <Box key={row.id} sx={{ display: 'grid', gap: 5, maxWidth: 880 }}>
          {row.mailbox_type === 'normal' ? (
            <>
              <SendAsPanel row={row} />
              <DelegatesPanels row={row} />
            </>
          ) : (
            <>
              <DelegatesPanels row={row} />
              <SendAsPanel row={row} />
            </>
          )}
        </Box>
      )}
    </UserPage>
  );
}
