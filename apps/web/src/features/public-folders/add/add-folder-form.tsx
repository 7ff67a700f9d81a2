import { folderTypes } from '@posthouse/contract/features/public-folders';
import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useCommand } from '../../../api/use-command.ts';
import { choiceOf } from '../../../domain/addresses/address-choice.ts';
import { DomainField, useOnlyDomain } from '../../../domain/domain-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { AddFlow } from '../../../ui/form/add-flow.tsx';
import { AddedThing } from '../../../ui/form/added-thing.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { ListSearch } from '../../../ui/table/view/view-address.ts';
import { type Folder, folderAddress } from '../folder.ts';
import { NameField, PeopleFields, StorageFields } from '../folder-fields.tsx';
import { type AddValues, addSchema, newFolderOf } from '../folder-values.ts';
import { ParentField } from '../parent-field.tsx';

interface AddFolderFormProps {
  /** The folder it is added in, where that is decided. */
  readonly parent?: Folder;
  readonly close: () => void;
}

export function AddFolderForm({ parent, close }: AddFolderFormProps) {
  const { domain: filtered }: ListSearch = useSearch({ strict: false });
  const only = useOnlyDomain({ enabled: parent === undefined });
  const domain = parent?.domain ?? (only === '' ? String(filtered ?? '') : only);
  if (domain === undefined) return <LoadingState rows={6} rowHeight={64} />;
  return (
    <AddFlow<Folder>
      form={(onAdded) => (
        <Form {...(parent ? { parent } : {})} domain={domain} onAdded={onAdded} close={close} />
      )}
      result={({ id, path }, onAgain) => (
        <AddedThing command="addPublicFolder" name={path} to={folderAddress(id)} onAgain={onAgain} />
      )}
    />
  );
}

interface FormProps extends AddFolderFormProps {
  readonly domain: string;
  readonly onAdded: (row: Folder) => void;
}

const empty: Omit<AddValues, 'domain' | 'type' | 'parent'> = {
  name: '',
  quota: 1000,
  owners: choiceOf([]),
  note: '',
  username: '',
};

function Form({ parent, domain, onAdded, close }: FormProps) {
  const { t } = useTranslation('public-folders');
  const { mutateAsync } = useCommand('addPublicFolder', { announcedBy: 'result' });
  const added = useRef<Folder>(undefined);
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { ...empty, domain, parent: parent?.id ?? '', type: parent?.type ?? 'mail' },
    submit: async (values) => {
      added.current = await mutateAsync(newFolderOf(values));
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
  });
  const { control, form: held } = form;
  const [type, chosen, inside] = useWatch({ control, name: ['type', 'domain', 'parent'] });
  return (
    <ActionForm form={form} submitLabel={t(parent ? 'add.below' : 'add.title')} onCancel={close}>
      {parent ? (
        <Notice tone="neutral" title={t('add.in', { path: parent.path })}>
          {t('add.rightsCopied', { path: parent.path })}
        </Notice>
      ) : null}
      <NameField control={control} />
      {parent ? null : (
        <>
          <DomainField
            control={control}
            name="domain"
            label={t('form.domain')}
            hint={t('form.domainHint')}
            placeholder={t('form.chooseDomain')}
            from="getUserDomains"
            // A folder of another domain can't hold it.
            onPick={() => held.setValue('parent', '', { shouldDirty: true })}
          />
          <ParentField control={control} name="parent" domain={chosen} />
        </>
      )}
      <SelectField
        control={control}
        name="type"
        label={t('form.type')}
        hint={t('form.typeHint')}
        options={folderTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <StorageFields control={control} domain={chosen} isMail={type === 'mail'} />
      <PeopleFields control={control} empty={t(inside === '' ? 'form.noOwners' : 'form.ownersInherited')} />
    </ActionForm>
  );
}
