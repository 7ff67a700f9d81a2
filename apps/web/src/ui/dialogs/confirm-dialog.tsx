import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { InputRow } from '../form/input-row.tsx';
import { ProgressButton } from '../form/progress-button.tsx';
import { focusFirstField } from './focus-first-field.ts';

interface ConfirmDialogProps {
  /** Names the thing and what happens: "Remove 3 aliases?". */
  readonly title: string;
  /** What else goes with it, and whether it can be undone. */
  readonly consequences: ReactNode;
  /** The verb: "Remove 3 aliases", never "OK". */
  readonly confirmLabel: string;
  readonly isDestructive?: boolean;
  /** When mail is at stake: the name to be typed first. */
  readonly typeToConfirm?: string;
  readonly isRunning?: boolean;
  /** What will happen is not known yet: nobody confirms it before. */
  readonly isBlocked?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Mounted while it asks; unmounting it closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequences, confirmLabel, typeToConfirm, isRunning = false, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  const [typed, setTyped] = useState('');
  const isTyped = typeToConfirm === undefined || typed.trim() === typeToConfirm;
  const isAllowed = isTyped && !props.isBlocked;
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      onClose={isRunning ? () => undefined : onCancel}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAllowed) onConfirm();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Consequences id={textId}>{consequences}</Consequences>
          {typeToConfirm === undefined ? null : (
            <Box sx={{ marginTop: 4 }}>
              <InputRow
                label={t('dialog.typeToConfirm', { name: typeToConfirm })}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                autoComplete="off"
                autoFocus
              />
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          <Button
            variant="outlined"
            onClick={onCancel}
            disabled={isRunning}
            autoFocus={typeToConfirm === undefined}
          >
            {t('action.cancel')}
          </Button>
          <ProgressButton
            type="submit"
            color={props.isDestructive ? 'error' : 'primary'}
            isRunning={isRunning}
            disabled={!isAllowed}
          >
            {confirmLabel}
          </ProgressButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Where there is something to be filled in, the work begins there and not at the button that ends it. */
function Consequences({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useEffect(() => focusFirstField(content.current), []);
  return (
    <Box id={id} ref={content}>
      {children}
    </Box>
  );
}
