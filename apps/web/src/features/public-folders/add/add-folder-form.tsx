import { folderTypes } from '@posthouse/contract/features/public-folders';
import { useSearch } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useCommand } from '../../../api/use-command.ts';
import { choiceOf } from '../../../domain/addresses/address-choice.ts';
import { DomainField, useOnlyDomain } from '../../../domain/domain-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { ListSearch } from '../../../ui/table/view/view-address.ts';
import type { Folder } from '../folder.ts';
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
  if (parent) return <Form parent={parent} domain={parent.domain} close={close} />;
  if (only === undefined) return <LoadingState rows={6} rowHeight={64} />;
  return <Form domain={only || String(filtered ?? '')} close={close} />;
}

const empty: Omit<AddValues, 'domain' | 'type' | 'parent'> = {
  name: '',
  quota: 1000,
  owners: choiceOf([]),
  note: '',
  username: '',
};

function Form({ parent, domain, close }: AddFolderFormProps & { readonly domain: string }) {
  const { t } = useTranslation('public-folders');
  const { mutateAsync } = useCommand('addPublicFolder');
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { ...empty, domain, parent: parent?.id ?? '', type: parent?.type ?? 'mail' },
    submit: (values) => mutateAsync(newFolderOf(values)),
    onDone: close,
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
