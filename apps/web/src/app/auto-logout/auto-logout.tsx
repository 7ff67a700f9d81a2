import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useSession } from '../../api/session.ts';
import { signOut } from '../../api/sign-in.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useUrgentTitle } from '../../ui/page/page-head.tsx';
import { tabularFigures } from '../../ui/theme/tokens.ts';
import { useIdleState } from './use-idle-state.ts';

/** The automatic-logout dialog of specification 2, with a countdown in seconds. */
export function AutoLogout() {
  const session = useSession();
  return session ? <Warning timeoutMinutes={session.timeoutMinutes} /> : null;
}

function Warning({ timeoutMinutes }: { readonly timeoutMinutes: number }) {
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  const { state, stay } = useIdleState(timeoutMinutes);
  const left = state.phase === 'warning' ? t('autoLogout.seconds', { num: state.secondsLeft }) : undefined;
  // Whoever works in another tab or window sees it there.
  useUrgentTitle(left === undefined ? undefined : `${left} · ${t('autoLogout.title')}`);
  if (left === undefined) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      onClose={stay}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{t('autoLogout.title')}</DialogTitle>
      <DialogContent>
        <Box id={textId}>{t('autoLogout.text')}</Box>
        <Box
          role="timer"
          aria-live="off"
          sx={{ ...tabularFigures, marginTop: 3, fontSize: 28, fontWeight: 640 }}
        >
          {left}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => void signOut('asked')}>
          {t('account.logOut')}
        </Button>
        <Button variant="contained" onClick={stay} autoFocus>
          {t('autoLogout.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
