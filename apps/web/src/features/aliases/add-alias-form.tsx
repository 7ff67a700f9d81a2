import { useCommand } from '../../api/use-command.ts';
import { useOnlyDomain } from '../../domain/domain-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { addSchema, newAlias, sentOf } from './alias.ts';
import { AliasFields } from './alias-fields.tsx';

interface AddAliasFormProps {
  readonly close: () => void;
}

export function AddAliasForm({ close }: AddAliasFormProps) {
  const domain = useOnlyDomain();
  if (domain === undefined) return <LoadingState rows={4} rowHeight={64} />;
  return <Form domain={domain} close={close} />;
}

function Form({ domain, close }: AddAliasFormProps & { readonly domain: string }) {
  const { t } = useTranslation('aliases');
  const { mutateAsync } = useCommand('addAlias');
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { ...newAlias, domain },
    submit: (values) => mutateAsync(sentOf(values)),
    onDone: close,
  });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={close}>
      <AliasFields control={form.control} />
    </ActionForm>
  );
}
