import { useRef } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { useOnlyDomain } from '../../domain/domain-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { AddFlow } from '../../ui/form/add-flow.tsx';
import { AddedThing } from '../../ui/form/added-thing.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { addressValue } from '../../ui/table/view/view-address.ts';
import { type Alias, addSchema, newAlias, sentOf } from './alias.ts';
import { AliasFields } from './alias-fields.tsx';

interface AddAliasFormProps {
  readonly close: () => void;
}

export function AddAlias({ close }: AddAliasFormProps) {
  const domain = useOnlyDomain();
  if (domain === undefined) return <LoadingState rows={4} rowHeight={64} />;
  return (
    <AddFlow<Alias>
      form={(onAdded) => <Form domain={domain} onAdded={onAdded} close={close} />}
      result={({ id, unicode }, onAgain) => (
        <AddedThing
          command="addAlias"
          name={unicode}
          to="/aliases"
          search={{ open: addressValue(id) }}
          onAgain={onAgain}
        />
      )}
    />
  );
}

interface FormProps extends AddAliasFormProps {
  readonly domain: string;
  readonly onAdded: (row: Alias) => void;
}

function Form({ domain, onAdded, close }: FormProps) {
  const { t } = useTranslation('aliases');
  const { mutateAsync } = useCommand('addAlias', { announcedBy: 'result' });
  const added = useRef<Alias>(undefined);
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { ...newAlias, domain },
    submit: async (values) => {
      added.current = await mutateAsync(sentOf(values));
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
  });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={close}>
      <AliasFields control={form.control} />
    </ActionForm>
  );
}
