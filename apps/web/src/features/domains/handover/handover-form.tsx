import Box from '@mui/material/Box';
import { domainsActions } from '@posthouse/contract/features/domains';
import { line } from '@posthouse/contract/fields/text';
import { useState } from 'react';
import { z } from 'zod';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import type { Domain } from '../domain.ts';
import type { NewHandover } from './new-handover.ts';

const usualDays = '14';

const typedNumber = line(15).transform((typed): string | number => typed);

/** The number as it is typed. */
export const handoverSchema = z.strictObject({
  days: typedNumber.pipe(domainsActions.createDnsHandover.input.shape.days),
});

interface HandoverFormProps {
  readonly domain: string;
  /** Then a new link ends it. */
  readonly hasLink: boolean;
  readonly onCreated: (link: NewHandover) => void;
}

export function HandoverForm({ domain, hasLink, onCreated }: HandoverFormProps) {
  const { t } = useTranslation('domains');
  // The link itself says that it worked.
  const { mutateAsync } = useCommand('createDnsHandover', {
    changes: ['getDnsHandover'],
    announcedBy: 'screen',
  });
  const form = useActionForm({
    schema: handoverSchema,
    defaultValues: { days: usualDays },
    submit: async ({ days }) => onCreated(await mutateAsync({ domain, days })),
  });
  return (
    <ActionForm
      form={form}
      submitLabel={t(hasLink ? 'handover.replace' : 'handover.create')}
      guardsChanges={false}
    >
      <TextField
        control={form.control}
        name="days"
        label={t('handover.days')}
        hint={t(hasLink ? 'handover.replaceHint' : 'handover.daysHint')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </ActionForm>
  );
}

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
