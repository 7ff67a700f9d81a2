import { listsActions, listTypes } from '@posthouse/contract/features/lists';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { refreshChangedBy } from '../../../api/refresh-changed.ts';
import { useCommand } from '../../../api/use-command.ts';
import { type AddedMembers, addPasted, type Progress } from '../../../domain/members/add-pasted.ts';
import { PastedField } from '../../../domain/members/pasted-field.tsx';
import { NewAddressFields } from '../../../domain/new-address-fields.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { JobProgress } from '../../../ui/job/job-progress.tsx';
import { NoteField } from '../list-fields.tsx';
import { type MailList, sendMembers } from '../mail-list.ts';

const schema = listsActions.addList.input.omit({ members: true }).extend({ members: z.string() });
type Values = z.input<typeof schema>;

interface AddListFormProps {
  /** Chosen to begin with; empty where there are several. */
  readonly domain: string;
  /** The members it was given, and what became of them; none of a retrainer. */
  readonly onAdded: (list: MailList, members: AddedMembers | undefined) => void;
  readonly onCancel: () => void;
}

/** The list comes first, then its members: one address that cannot be a member does not keep the others out. */
export function AddListForm({ domain, onAdded, onCancel }: AddListFormProps) {
  const { t } = useTranslation('lists');
  const { t: shared } = useTranslation();
  const { mutateAsync } = useCommand('addList', { announcedBy: 'result' });
  const [progress, setProgress] = useState<Progress>();
  const made = useRef<{ readonly list: MailList; readonly members: AddedMembers | undefined }>(undefined);
  const form = useActionForm<Values>({
    schema,
    defaultValues: { name: '', domain, type: 'distribution', note: '', members: '' },
    submit: async ({ members, ...values }) => {
      const list = await mutateAsync(values);
      const isGiven = values.type === 'distribution' && members.trim() !== '';
      made.current = {
        list,
        members: isGiven ? await addPasted(members, sendMembers(list.id), setProgress) : undefined,
      };
      setProgress(undefined);
      refreshChangedBy('addListMembers');
    },
    onDone: () => {
      if (made.current) onAdded(made.current.list, made.current.members);
    },
  });
  const { control } = form;
  const type = useWatch({ control, name: 'type' });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={onCancel}>
      <NewAddressFields
        control={control}
        name="name"
        domain="domain"
        texts={{
          name: t('form.name'),
          nameHint: t('form.nameHint'),
          domain: t('form.domain'),
          domainHint: t('form.domainHint'),
          chooseDomain: t('form.chooseDomain'),
        }}
      />
      <SelectField
        control={control}
        name="type"
        label={t('form.type')}
        hint={t(`typeHint.${type}`)}
        options={listTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      {type === 'distribution' ? (
        <PastedField control={control} name="members" label={t('form.members')} refused={[]} />
      ) : null}
      <NoteField control={control} />
      {progress ? (
        <JobProgress label={shared('members.adding')} state="running" failed={0} {...progress} />
      ) : null}
    </ActionForm>
  );
}
