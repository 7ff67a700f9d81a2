import { useTranslation } from 'react-i18next';
import { useCommand } from '../../../api/use-command.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import type { NewHandover } from './handover-screen.tsx';
import { handoverSchema, usualDays } from './handover-values.ts';

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
