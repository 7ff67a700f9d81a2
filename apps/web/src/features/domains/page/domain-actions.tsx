import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Ban, CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../api/access.ts';
import { isRowResults } from '../../../api/bulk-answer.ts';
import { sendCommand } from '../../../api/send-command.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { lastView } from '../../../ui/list/view/last-view.ts';
import type { Domain } from '../domain.ts';
import { RemovalText } from '../list/removal-text.tsx';
import { useReason } from '../list/use-list-actions.tsx';

/** What can be done with the whole domain, at the head of its page; verifying is offered beside its record. */
export function DomainActions({ row }: { readonly row: Domain }) {
  const { t } = useTranslation('domains');
  const may = {
    verify: useCan('verifyDomain'),
    switch: useCan('disableDomains'),
    remove: useCan('removeDomains'),
  };
  const [asked, setAsked] = useState<'disable' | 'remove'>();
  const enable = useCommand('enableDomains');
  return (
    <>
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
      {asked === 'disable' ? <DisableDialog row={row} close={() => setAsked(undefined)} /> : null}
      {asked === 'remove' ? <RemoveDialog row={row} close={() => setAsked(undefined)} /> : null}
    </>
  );
}

interface DialogProps {
  readonly row: Domain;
  readonly close: () => void;
}

function DisableDialog({ row, close }: DialogProps) {
  const { t } = useTranslation('domains');
  const { mutate, isPending } = useCommand('disableDomains', { reason: useReason() });
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

/** Afterwards the list is shown: the page of the domain is gone with it. */
function RemoveDialog({ row, close }: DialogProps) {
  const { t } = useTranslation('domains');
  const navigate = useNavigate();
  const restore = () =>
    sendCommand('restoreItems', { kind: 'domains', ids: [row.id] }).catch(() => undefined);
  const { mutate, isPending } = useCommand('removeDomains', {
    changes: ['getDomains', 'getRecycleBin', 'status'],
    reason: useReason(),
    undo: () => ({ label: t('undo'), run: () => void restore() }),
  });
  return (
    <ConfirmDialog
      title={t('ask.removeOne', { name: row.unicode })}
      consequences={<RemovalText rows={[row]} />}
      confirmLabel={t('row.remove')}
      isDestructive
      typeToConfirm={row.unicode}
      isRunning={isPending}
      onConfirm={() =>
        mutate(
          { ids: [row.id] },
          {
            onSuccess: (answer) => {
              if (isRowResults(answer) && answer.done.length > 0) {
                void navigate({ to: '/domains/domainlist', search: lastView('/domains/domainlist') });
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
