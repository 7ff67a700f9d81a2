import { useRef } from 'react';
import { useCommand } from '../../../api/use-command.ts';
import { useOnlyDomain } from '../../../domain/domain-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { AddFlow } from '../../../ui/form/add-flow.tsx';
import { AddedThing } from '../../../ui/form/added-thing.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { type SmartList, smartListAddress } from '../smart-list.ts';
import { SmartListFields } from '../smart-list-fields.tsx';
import { addSchema, newSmartList, sentOf } from '../smart-list-values.ts';

interface AddSmartListFormProps {
  readonly close: () => void;
}

export function AddSmartListForm({ close }: AddSmartListFormProps) {
  const { t } = useTranslation();
  const domain = useOnlyDomain();
  if (domain === undefined) return <LoadingState rows={6} rowHeight={64} />;
  return (
    <AddFlow<SmartList>
      form={(onAdded) => <Form domain={domain} onAdded={onAdded} close={close} />}
      result={({ id, unicode, type }, onAgain) => (
        <AddedThing
          command="addSmartList"
          name={unicode}
          to={smartListAddress(id)}
          // Its members come next.
          openLabel={t(type === 'members' ? 'members.add' : 'added.open')}
          onAgain={onAgain}
        />
      )}
    />
  );
}

interface FormProps extends AddSmartListFormProps {
  readonly domain: string;
  readonly onAdded: (row: SmartList) => void;
}

function Form({ domain, onAdded, close }: FormProps) {
  const { t } = useTranslation('smart-lists');
  const { mutateAsync } = useCommand('addSmartList', { announcedBy: 'result' });
  const added = useRef<SmartList>(undefined);
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { ...newSmartList, domain },
    submit: async (values) => {
      added.current = await mutateAsync(sentOf(values));
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
  });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={close}>
      <SmartListFields control={form.control} />
    </ActionForm>
  );
}
