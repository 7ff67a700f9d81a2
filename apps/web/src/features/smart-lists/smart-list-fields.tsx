import { smartListProtections, smartListTypes } from '@posthouse/contract/features/smart-lists';
import { type Control, type Path, useWatch } from 'react-hook-form';
import { AddressField } from '../../domain/addresses/address-field.tsx';
import { HiddenNotice } from '../../domain/addresses/hidden-notice.tsx';
import { NewAddressFields } from '../../domain/new-address-fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PostingPasswordField } from './posting-password-field.tsx';
import type { SmartList } from './smart-list.ts';
import type { SmartListValues } from './smart-list-values.ts';

interface SmartListFieldsProps<Values extends SmartListValues> {
  readonly control: Control<Values>;
  /** The one that is changed; none for a new one, which also gets a domain. */
  readonly list?: SmartList;
}

/** Everything that can be set about a smart list. */
export function SmartListFields<Values extends SmartListValues>(props: SmartListFieldsProps<Values>) {
  const { control, list } = props;
  const { t } = useTranslation('smart-lists');
  const named = (name: keyof SmartListValues | 'domain') => name as Path<Values>;
  const watched = useWatch({ control, name: [named('type'), named('protection')] });
  const [type, protection] = watched as unknown as [SmartList['type'], SmartList['protection']];
  return (
    <>
      {list ? (
        <TextField
          control={control}
          name={named('name')}
          label={t('form.name')}
          hint={t('form.nameChange')}
          autoComplete="off"
          required
        />
      ) : (
        <NewAddressFields
          control={control}
          name={named('name')}
          domain={named('domain')}
          texts={{
            name: t('form.name'),
            nameHint: t('form.nameHint'),
            domain: t('form.domain'),
            domainHint: t('form.domainHint'),
            chooseDomain: t('form.chooseDomain'),
          }}
        />
      )}
      <SelectField
        control={control}
        name={named('type')}
        label={t('form.type')}
        hint={t(`typeHint.${type}`)}
        options={smartListTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <SelectField
        control={control}
        name={named('protection')}
        label={t('form.protection')}
        hint={t(`protectionHint.${protection}`)}
        options={smartListProtections.map((value) => ({ value, label: t(`protection.${value}`) }))}
      />
      {protection === 'password' ? (
        <PostingPasswordField
          control={control}
          name={named('password')}
          isSet={list?.protection === 'password'}
        />
      ) : null}
      <SwitchField
        control={control}
        name={named('copy_to_sender')}
        label={t('form.copy')}
        hint={t('form.copyHint')}
      />
      <AddressField
        control={control}
        name={named('owners')}
        label={t('form.owners')}
        hint={t('form.ownersHint')}
        placeholder={t('form.ownersSearch')}
        chosenLabel={t('form.owners')}
        empty={list && list.hidden_owners > 0 ? null : t('form.ownersEmpty')}
        ownAddress={list?.email ?? ''}
        rowOf={(address) => address}
      />
      <HiddenNotice count={list?.hidden_owners ?? 0} />
      <TextField
        control={control}
        name={named('note')}
        label={t('form.note')}
        hint={t('form.noteHint')}
        autoComplete="off"
      />
    </>
  );
}
