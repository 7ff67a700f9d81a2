import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useCommand } from '../../../api/use-command.ts';
import { useOnlyDomain } from '../../../domain/domain-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { smartListAddress } from '../smart-list.ts';
import { SmartListFields } from '../smart-list-fields.tsx';
import { addSchema, newSmartList, sentOf } from '../smart-list-values.ts';

interface AddSmartListFormProps {
  readonly close: () => void;
}

export function AddSmartListForm({ close }: AddSmartListFormProps) {
  const domain = useOnlyDomain();
  if (domain === undefined) return <LoadingState rows={6} rowHeight={64} />;
  return <Form domain={domain} close={close} />;
}

function Form({ domain, close }: AddSmartListFormProps & { readonly domain: string }) {
  const { t } = useTranslation('smart-lists');
  const navigate = useNavigate();
  const { mutateAsync } = useCommand('addSmartList');
  const made = useRef('');
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { ...newSmartList, domain },
    submit: async (values) => {
      made.current = (await mutateAsync(sentOf(values))).id;
    },
    // Its members come next.
    onDone: () => void navigate({ to: smartListAddress(made.current), ignoreBlocker: true }),
  });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={close}>
      <SmartListFields control={form.control} />
    </ActionForm>
  );
}
