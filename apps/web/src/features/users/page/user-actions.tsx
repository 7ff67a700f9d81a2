import Button from '@mui/material/Button';
import { recycleDays } from '@posthouse/contract/features/recycle-bin';
import { useNavigate } from '@tanstack/react-router';
import { Ban, CircleCheck, KeyRound, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../api/access.ts';
import { isRowResults } from '../../../api/bulk-answer.ts';
import { sendCommand } from '../../../api/send-command.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { SidePanel } from '../../../ui/dialogs/side-panel.tsx';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { lastView } from '../../../ui/list/view/last-view.ts';
import { useReason } from '../list/use-list-actions.ts';
import type { User } from '../user.ts';
import { hasOneTimePassword, OneTimePassword } from './one-time-password.tsx';
import { RenameForm } from './rename-form.tsx';

/** What can be done with the whole user, at the head of its page. */
export function UserActions({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const may = {
    rename: useCan('renameUser'),
    logIn: useCan('getOneTimePassword'),
    switch: useCan('disableUsers'),
    remove: useCan('removeUsers'),
  };
  const [asked, setAsked] = useState<'rename' | 'logIn' | 'disable' | 'remove'>();
  const close = () => setAsked(undefined);
  const enable = useCommand('enableUsers');
  return (
    <>
      {may.rename ? (
        <Button
          variant="outlined"
          startIcon={<PenLine size={16} aria-hidden />}
          onClick={() => setAsked('rename')}
        >
          {t('row.rename')}
        </Button>
      ) : null}
      {may.logIn && hasOneTimePassword(row) ? (
        <Button
          variant="outlined"
          startIcon={<KeyRound size={16} aria-hidden />}
          onClick={() => setAsked('logIn')}
        >
          {t('oneTime.button')}
        </Button>
      ) : null}
      {may.switch && row.active === 1 ? (
        <Button
          variant="outlined"
          startIcon={<Ban size={16} aria-hidden />}
          onClick={() => setAsked('disable')}
        >
          {t('row.disable')}
        </Button>
      ) : null}
      {may.switch && row.active === 0 ? (
        <ProgressButton
          variant="outlined"
          startIcon={<CircleCheck size={16} aria-hidden />}
          isRunning={enable.isPending}
          onClick={() => enable.mutate({ ids: [row.id] })}
        >
          {t('row.enable')}
        </ProgressButton>
      ) : null}
      {may.remove ? (
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 size={16} aria-hidden />}
          onClick={() => setAsked('remove')}
        >
          {t('row.remove')}
        </Button>
      ) : null}
      <SidePanel title={t('rename.title')} isOpen={asked === 'rename'} onClose={close}>
        <RenameForm row={row} close={close} />
      </SidePanel>
      {asked === 'logIn' ? <OneTimePassword row={row} close={close} /> : null}
      {asked === 'disable' ? <DisableDialog row={row} close={close} /> : null}
      {asked === 'remove' ? <RemoveDialog row={row} close={close} /> : null}
    </>
  );
}

interface DialogProps {
  readonly row: User;
  readonly close: () => void;
}

function DisableDialog({ row, close }: DialogProps) {
  const { t } = useTranslation('users');
  const { mutate, isPending } = useCommand('disableUsers', { reason: useReason() });
  return (
    <ConfirmDialog
      title={t('ask.disableOne', { name: row.unicode })}
      consequences={t('ask.disableText')}
      confirmLabel={t('row.disable')}
      isRunning={isPending}
      onConfirm={() => mutate({ ids: [row.id] }, { onSettled: close })}
      onCancel={close}
    />
  );
}

/** Afterwards the list is shown: the page of the user is gone with it. */
function RemoveDialog({ row, close }: DialogProps) {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const restore = () => sendCommand('restoreItems', { kind: 'users', ids: [row.id] }).catch(() => undefined);
  const { mutate, isPending } = useCommand('removeUsers', {
    changes: ['getUsers', 'getRecycleBin', 'status'],
    reason: useReason(),
    undo: () => ({ label: t('undo'), run: () => void restore() }),
  });
  return (
    <ConfirmDialog
      title={t('ask.removeOne', { name: row.unicode })}
      consequences={t('ask.removeText', { days: recycleDays })}
      confirmLabel={t('row.remove')}
      isDestructive
      isRunning={isPending}
      onConfirm={() =>
        mutate(
          { ids: [row.id] },
          {
            onSuccess: (answer) => {
              if (isRowResults(answer) && answer.done.length > 0)
                void navigate({ to: '/users/list', search: lastView('/users/list') });
            },
            onSettled: close,
          },
        )
      }
      onCancel={close}
    />
  );
}
