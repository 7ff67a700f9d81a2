import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Ban, CircleCheck, Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../api/access.ts';
import { isRowResults } from '../../../api/bulk-answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import type { SubAdmin } from '../sub-admin-values.ts';
import { useLockOf } from '../use-lock.ts';
import { ViewAsDialog } from '../view-as/view-as-dialog.tsx';
import { listAddress } from './sub-admin-address.ts';

/** What can be done with the whole sub-admin, at the head of the page; nothing that the server would refuse. */
export function SubAdminActions({ row }: { readonly row: SubAdmin }) {
  const { t } = useTranslation('sub-admins');
  const lock = useLockOf()(row);
  const isOthers = lock !== undefined && lock !== 'right';
  const may = {
    view: useCan('viewAs'),
    switch: useCan('disableSubAdmins') && !isOthers,
    remove: useCan('removeSubAdmins') && !isOthers,
  };
  const [asked, setAsked] = useState<'view' | 'disable' | 'remove'>();
  const enable = useCommand('enableSubAdmins');
  const close = () => setAsked(undefined);
  return (
    <>
      {may.view && row.active === 1 ? (
        <Button variant="outlined" startIcon={<Eye size={16} aria-hidden />} onClick={() => setAsked('view')}>
          {t('row.viewAs')}
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
      {asked === 'view' ? <ViewAsDialog row={row} onClose={close} /> : null}
      {asked === 'disable' ? <DisableDialog row={row} close={close} /> : null}
      {asked === 'remove' ? <RemoveDialog row={row} close={close} /> : null}
    </>
  );
}

interface DialogProps {
  readonly row: SubAdmin;
  readonly close: () => void;
}

function DisableDialog({ row, close }: DialogProps) {
  const { t } = useTranslation('sub-admins');
  const { mutate, isPending } = useCommand('disableSubAdmins');
  return (
    <ConfirmDialog
      title={t('ask.disableOne', { name: row.username })}
      consequences={t('ask.disableText')}
      confirmLabel={t('row.disable')}
      isRunning={isPending}
      onConfirm={() => mutate({ ids: [row.id] }, { onSettled: close })}
      onCancel={close}
    />
  );
}

/** Afterwards the list is shown: the page is gone with the sub-admin. */
function RemoveDialog({ row, close }: DialogProps) {
  const { t } = useTranslation('sub-admins');
  const navigate = useNavigate();
  const { mutate, isPending } = useCommand('removeSubAdmins', { changes: ['getSubAdmins'] });
  return (
    <ConfirmDialog
      title={t('ask.removeOne', { name: row.username })}
      consequences={t('ask.removeText')}
      confirmLabel={t('row.remove')}
      isDestructive
      isRunning={isPending}
      onConfirm={() =>
        mutate(
          { ids: [row.id] },
          {
            onSuccess: (answer) => {
              if (isRowResults(answer) && answer.done.length > 0) {
                void navigate({ to: listAddress, ignoreBlocker: true });
              }
            },
            onSettled: close,
          },
        )
      }
      onCancel={close}
    />
  );
}
