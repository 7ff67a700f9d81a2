import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
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
