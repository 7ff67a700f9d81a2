import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { AddFlow } from '../../ui/form/add-flow.tsx';
import { AddedThing } from '../../ui/form/added-thing.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import type { ListSearch } from '../../ui/table/view/view-address.ts';
import { PlaceFields, useFirstPlace } from './place-fields.tsx';
import { OtherListNotice } from './sender-cells.tsx';
import {
  addSchema,
  newSender,
  type SenderEntry,
  type SenderListName,
  senderLists,
  sentPlace,
} from './sender-entry.ts';
import { SenderFields } from './sender-fields.tsx';

interface AddSenderProps {
  readonly list: SenderListName;
  /** The user whose list it is, where that is not to be chosen. */
  readonly email?: string | undefined;
  readonly close: () => void;
}

export function AddSender({ list, email, close }: AddSenderProps) {
  // Whoever leads here may know whom it is about: `?open=new&address=anna@partner.example`.
  const search: ListSearch = useSearch({ strict: false });
  const [address, setAddress] = useState(String(search['address'] ?? ''));
  return (
    <AddFlow<SenderEntry>
      form={(onAdded) => (
        <Form
          {...{ list, email, address, close }}
          onAdded={(entry) => {
            setAddress('');
            onAdded(entry);
          }}
        />
      )}
      result={(entry, onAgain) => (
        <AddedThing command={senderLists[list].add} name={entry.unicode} onAgain={onAgain}>
          <OtherListNotice entry={entry} list={list} />
        </AddedThing>
      )}
    />
  );
}

interface FormProps extends AddSenderProps {
  /** What it begins with. */
  readonly address: string;
  readonly onAdded: (entry: SenderEntry) => void;
}

function Form({ list, email, address, onAdded, close }: FormProps) {
  const { t } = useTranslation('sender-lists');
  const { mutateAsync } = useCommand<'addWhitelist' | 'addBlacklist'>(senderLists[list].add, {
    announcedBy: 'result',
  });
  const added = useRef<SenderEntry>(undefined);
  const first = useFirstPlace();
  const form = useActionForm({
    schema: addSchema,
    defaultValues: {
      ...newSender(email === undefined ? first : { scope: 'user', domain: '', email }),
      address,
    },
    submit: async ({ scope, domain, email: user, ignore_spf, ...entry }) => {
      const place = sentPlace({ scope, domain, email: user });
      added.current = await mutateAsync({
        ...entry,
        ...place,
        ...(list === 'whitelist' ? { ignore_spf } : {}),
      });
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
  });
  return (
    <ActionForm form={form} submitLabel={t(`add.${list}`)} onCancel={close}>
      {email === undefined ? <PlaceFields control={form.control} /> : null}
      <SenderFields control={form.control} list={list} />
    </ActionForm>
  );
}
