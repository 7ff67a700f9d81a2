import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/use-action.ts';
import { useCommand } from '../../api/use-command.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { addSchema, newAlias, sentOf } from './alias.ts';
import { AliasFields } from './alias-fields.tsx';

interface AddAliasFormProps {
  readonly close: () => void;
}

/** With a single domain there is nothing to choose, so it waits until that is known. */
export function AddAliasForm({ close }: AddAliasFormProps) {
  const { data, error } = useAction('getUserDomains', { limit: 2 });
  if (data === undefined && !error) return <LoadingState rows={4} rowHeight={64} />;
  const [only, ...others] = data?.rows ?? [];
  return <Form domain={others.length === 0 ? only?.domain : undefined} close={close} />;
}

function Form({ domain = '', close }: AddAliasFormProps & { readonly domain: string | undefined }) {
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
