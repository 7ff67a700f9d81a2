import { useRef } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { AddFlow } from '../../ui/form/add-flow.tsx';
import { AddedThing } from '../../ui/form/added-thing.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
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
  return (
    <AddFlow<SenderEntry>
      form={(onAdded) => <Form list={list} email={email} onAdded={onAdded} close={close} />}
      result={(entry, onAgain) => (
        <AddedThing command={senderLists[list].add} name={entry.unicode} onAgain={onAgain}>
          <OtherListNotice entry={entry} list={list} />
        </AddedThing>
      )}
    />
  );
}

interface FormProps extends AddSenderProps {
  readonly onAdded: (entry: SenderEntry) => void;
}

function Form({ list, email, onAdded, close }: FormProps) {
  const { t } = useTranslation('sender-lists');
  const { mutateAsync } = useCommand<'addWhitelist' | 'addBlacklist'>(senderLists[list].add, {
    announcedBy: 'result',
  });
  const added = useRef<SenderEntry>(undefined);
  const first = useFirstPlace();
  const form = useActionForm({
    schema: addSchema,
    defaultValues: newSender(email === undefined ? first : { scope: 'user', domain: '', email }),
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
