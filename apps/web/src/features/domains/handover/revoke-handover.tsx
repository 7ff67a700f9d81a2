import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../../api/use-command.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import type { Domain } from '../domain.ts';

interface RevokeHandoverProps {
  readonly row: Domain;
  readonly onRevoked: () => void;
}

/** Ends the link before its time. */
export function RevokeHandover({ row: { domain, unicode }, onRevoked }: RevokeHandoverProps) {
  const { t } = useTranslation('domains');
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useCommand('revokeDnsHandover', { changes: ['getDnsHandover'] });
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <ProgressButton variant="outlined" isRunning={isPending} onClick={() => setIsAsked(true)}>
        {t('handover.revoke')}
      </ProgressButton>
      {isAsked ? (
        <ConfirmDialog
          title={t('handover.askRevoke', { name: unicode })}
          consequences={t('handover.askRevokeText')}
          confirmLabel={t('handover.revoke')}
          isDestructive
          isRunning={isPending}
          onConfirm={() => mutate({ domain }, { onSuccess: onRevoked, onSettled: () => setIsAsked(false) })}
          onCancel={() => setIsAsked(false)}
        />
      ) : null}
    </Box>
  );
}
