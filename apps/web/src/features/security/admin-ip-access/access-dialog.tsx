import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ActionAnswer } from '@posthouse/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import { type ApiError, errorText } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { monospace } from '../../../ui/theme/tokens.ts';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { refusalText } from './refusal.ts';
import type { Confirmed } from './use-confirmed.tsx';

interface AccessDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly isDestructive?: boolean;
  /** False while something has to be loaded or ticked first. */
  readonly isReady?: boolean;
  readonly command: Confirmed;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A question before the list or its restriction changes, with room for what follows from it and for the password. */
export function AccessDialog(props: AccessDialogProps) {
  const { title, text, confirmLabel, isReady = true, onConfirm, onClose } = props;
  const { error, isRunning, passwordInput } = props.command;
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  const refusal = error ? refusalText(error) : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isRunning) onConfirm();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="sm"
      onClose={isRunning ? () => undefined : onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <Box component="form" noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {refusal ? <Notice tone="bad" isAlert title={refusal} /> : null}
          <Box id={textId}>{text}</Box>
          {props.children}
          {passwordInput}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={isRunning} autoFocus>
            {t('action.cancel')}
          </Button>
          <ProgressButton
            type="submit"
            color={props.isDestructive ? 'error' : 'primary'}
            isRunning={isRunning}
            disabled={!isReady}
          >
            {confirmLabel}
          </ProgressButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

interface LockoutWarningProps {
  /** The caller's own address, which would be refused. */
  readonly ip: string;
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

export function LockoutWarning({ ip, isAccepted, onAccept }: LockoutWarningProps) {
  const { t } = useTranslation('security');
  return (
    <Notice tone="bad" isAlert title={t('lockout.title')}>
      {t('lockout.text', { ip })}
      <FormControlLabel
        label={t('lockout.tick')}
        control={<Checkbox checked={isAccepted} onChange={(_event, isTicked) => onAccept(isTicked)} />}
      />
    </Notice>
  );
}

type Preview = ActionAnswer<'previewAdminIpAccess'>;

interface RefusedLoginsProps {
  readonly preview: UseQueryResult<Preview, ApiError>;
}

/** Who of those that logged in lately would have been kept out. */
export function RefusedLogins({ preview }: RefusedLoginsProps) {
  const { t } = useTranslation('security');
  const { t: shared } = useTranslation();
  const { data, error, isFetching, refetch } = preview;
  if (isFetching) return <LoadingState rows={1} />;
  if (error) {
    return (
      <Notice
        tone="warning"
        title={t('preview.failed')}
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            {shared('action.retry')}
          </Button>
        }
      >
        {errorText(error)}
      </Notice>
    );
  }
  return data ? <Found {...data} /> : null;
}

function Found({ allowed, refused }: Preview) {
  const { t } = useTranslation('security');
  if (refused.length === 0) {
    return <Notice tone={allowed > 0 ? 'good' : 'neutral'}>{t('preview.none', { num: allowed })}</Notice>;
  }
  return (
    <Notice tone="warning" title={t('preview.refused', { num: refused.length })}>
      <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: 5 }}>
        {refused.map(({ remoteip, lastlogin }) => (
          <li key={remoteip}>
            <Box component="code" sx={{ fontFamily: monospace, fontSize: 13, overflowWrap: 'anywhere' }}>
              {remoteip}
            </Box>
            , {t('preview.lastLogin')} <RelativeTime time={lastlogin} />
          </li>
        ))}
      </Box>
    </Notice>
  );
}
