import { useRef } from 'react';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { useCommand } from '../../api/use-command.ts';
import { FilterPlaceField } from '../../domain/filter-place-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { AddFlow } from '../../ui/form/add-flow.tsx';
import { AddedThing } from '../../ui/form/added-thing.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { addressValue } from '../../ui/table/view/view-address.ts';
import { addSchema, draftOf, type IpEntry, newEntry } from './ip-entry.ts';
import { EntryNote } from './ip-entry-cells.tsx';
import { IpEntryFields } from './ip-entry-fields.tsx';

/** Which domain it is for at first: those who are limited to some begin with the first of them. */
function useFirstPlace(): string | undefined {
  const isLimited = useSession()?.domainsLimited ?? true;
  const { data, error } = useAction('getFilterDomains', { limit: 1 }, { enabled: isLimited });
  if (!isLimited || error) return '';
  return data && (data.rows[0]?.domain ?? '');
}

export function AddIpEntry({ close }: { readonly close: () => void }) {
  const domain = useFirstPlace();
  if (domain === undefined) return <LoadingState rows={5} rowHeight={64} />;
  return (
    <AddFlow<IpEntry>
      form={(onAdded) => <Form domain={domain} onAdded={onAdded} close={close} />}
      result={(entry, onAgain) => (
        <AddedThing
          command="addIpAccess"
          name={entry.ip}
          to="/filtering/ipaccesslists"
          search={{ open: addressValue(entry.id) }}
          onAgain={onAgain}
        >
          <EntryNote {...entry} />
        </AddedThing>
      )}
    />
  );
}

interface FormProps {
  readonly domain: string;
  readonly onAdded: (entry: IpEntry) => void;
  readonly close: () => void;
}

function Form({ domain, onAdded, close }: FormProps) {
  const { t } = useTranslation('ip-access');
  const { mutateAsync } = useCommand('addIpAccess', { announcedBy: 'result' });
  const added = useRef<IpEntry>(undefined);
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { ...newEntry, domain },
    submit: async (values) => {
      added.current = await mutateAsync(draftOf(values));
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
  });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={close}>
      <FilterPlaceField
        control={form.control}
        name="domain"
        label={t('place.label')}
        hint={t('place.hint')}
        wholeAccount={t('place.account')}
      />
      <IpEntryFields control={form.control} isNew />
    </ActionForm>
  );
}
