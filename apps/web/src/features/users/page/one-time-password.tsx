import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ActionAnswer } from '@posthouse/contract';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/use-command.ts';
import { fieldErrorText } from '../../../i18n/error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { InputRow } from '../../../ui/form/input-row.tsx';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { TimeLeft } from '../../../ui/values/time-left.tsx';
import { useSecondsLeft } from '../../../ui/values/use-seconds-left.ts';
import type { User } from '../user.ts';

interface OneTimePasswordProps {
  readonly row: Pick<User, 'id' | 'unicode'>;
  readonly close: () => void;
}

/** Whether there is a login to use it for; a connector without a password is refused by the server. */
export const hasOneTimePassword = ({ active, mailbox_type }: User) =>
  active === 1 && mailbox_type === 'normal';

/** Asks for the reason, then shows the password until it ends. Mounted while it is open. */
export function OneTimePassword({ row, close }: OneTimePasswordProps) {
  const { t } = useTranslation('users');
  const titleId = useId();
  const [made, setMade] = useState<ActionAnswer<'getOneTimePassword'>>();
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={made ? () => undefined : close} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('oneTime.title', { name: row.unicode })}
      </DialogTitle>
      {made ? (
        <Made made={made} onAgain={() => setMade(undefined)} close={close} />
      ) : (
        <Ask row={row} onMade={setMade} close={close} />
      )}
    </Dialog>
  );
}

interface AskProps extends OneTimePasswordProps {
  readonly onMade: (made: ActionAnswer<'getOneTimePassword'>) => void;
}

function Ask({ row, onMade, close }: AskProps) {
  const { t } = useTranslation('users');
  const { t: shared } = useTranslation();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useCommand('getOneTimePassword', { announcedBy: 'screen' });
  const problem = error?.fields['reason'];
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate({ id: row.id, reason }, { onSuccess: onMade });
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {error && !problem ? <Notice tone="bad" isAlert title={errorText(error)} /> : null}
        <Box>{t('oneTime.text')}</Box>
        <InputRow
          label={t('oneTime.reason')}
          hint={t('oneTime.reasonHint')}
          name="reason"
          autoComplete="off"
          autoFocus
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          inputProps={{ maxLength: 200 }}
          problem={problem ? fieldErrorText(problem) : undefined}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {shared('action.cancel')}
        </Button>
        <ProgressButton type="submit" isRunning={isPending}>
          {t('oneTime.submit')}
        </ProgressButton>
      </DialogActions>
    </Box>
  );
}

interface MadeProps {
  readonly made: ActionAnswer<'getOneTimePassword'>;
  readonly onAgain: () => void;
  readonly close: () => void;
}

/** Gone from the screen when it no longer works. */
function Made({ made: { otp, url, expires }, onAgain, close }: MadeProps) {
  const { t } = useTranslation('users');
  const { t: shared } = useTranslation();
  const seconds = useSecondsLeft(expires);
  if (seconds === 0) {
    return (
      <>
        <DialogContent>
          <Notice tone="warning" isAlert title={t('oneTime.over')} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onAgain}>
            {t('oneTime.again')}
          </Button>
          <Button variant="contained" onClick={close}>
            {shared('action.close')}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Box role="status">{t('oneTime.once')}</Box>
        <CopyValue value={otp} label={shared('password.copy')} isFramed />
        <TimeLeft seconds={seconds} say={(time) => t('oneTime.left', { time })} />
      </DialogContent>
      <DialogActions>
        {url === '' ? null : (
          <Button
            variant="outlined"
            href={url}
            target="_blank"
            rel="noreferrer"
            startIcon={<ExternalLink size={16} aria-hidden />}
          >
            {t('oneTime.webmail')}
          </Button>
        )}
        <Button variant="contained" onClick={close}>
          {shared('action.close')}
        </Button>
      </DialogActions>
    </>
  );
}
