import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/use-command.ts';
import { fieldErrorText } from '../../../i18n/error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { SubAdmin } from '../sub-admin-values.ts';

interface ViewAsDialogProps {
  readonly row: SubAdmin;
  readonly onClose: () => void;
}

/** Asks for the own password, then shows the panel as the sub-admin sees it in a tab of its own. */
export function ViewAsDialog({ row, onClose }: ViewAsDialogProps) {
  const { t } = useTranslation('sub-admins');
  const { t: shared } = useTranslation();
  const titleId = useId();
  const view = useCommand('viewAs', { announcedBy: 'screen', changes: [] });
  const [password, setPassword] = useState('');
  const [blocked, setBlocked] = useState<string>();
  const problem = view.error?.fields['password1'];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (view.isPending) return;
    view.mutate(
      { username: row.username, password1: password },
      {
        onSuccess: ({ token }) => {
          const address = `/?token=${encodeURIComponent(token)}&view=1`;
          if (openTab(address)) onClose();
          else setBlocked(address);
        },
      },
    );
  };
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={onClose} aria-labelledby={titleId}>
      <Box component="form" noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId}>{t('viewAs.title', { name: row.username })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {view.error && !problem ? <Notice tone="bad" isAlert title={errorText(view.error)} /> : null}
          {blocked ? <Notice tone="warning" isAlert title={t('viewAs.blocked')} /> : null}
          <Box>{t('viewAs.text', { name: row.username })}</Box>
          {blocked ? null : (
            <PasswordInput
              label={t('viewAs.password')}
              name="password1"
              autoFocus
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              problem={problem ? fieldErrorText(problem) : undefined}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {shared('action.cancel')}
          </Button>
          {blocked ? (
            <Button variant="contained" href={blocked} target="_blank" rel="noreferrer" onClick={onClose}>
              {t('viewAs.open')}
            </Button>
          ) : (
            <ProgressButton type="submit" isRunning={view.isPending}>
              {t('viewAs.submit')}
            </ProgressButton>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** False when the browser stopped it. */
function openTab(address: string): boolean {
  const opened = window.open(address, '_blank');
  if (!opened) return false;
  opened.opener = null;
  return true;
}
