import { longestFolderName } from '@posthouse/contract/features/public-folders';
import { readableName } from '@posthouse/contract/fields/readable-name';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { useAction } from '../../api/use-action.ts';
import { AddressField } from '../../domain/addresses/address-field.tsx';
import { remainingQuotaMb } from '../../domain/quota/quota.ts';
import { QuotaField } from '../../domain/quota/quota-field.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { SettingsValues } from './folder-values.ts';

type Values = SettingsValues & FieldValues;

interface FieldsProps<Held extends Values> {
  readonly control: Control<Held>;
}

const named = <Held extends Values>(name: keyof SettingsValues & string) => name as Path<Held>;

export function NameField<Held extends Values>({ control }: FieldsProps<Held>) {
  const { t } = useTranslation('public-folders');
  return (
    <TextField
      control={control}
      name={named<Held>('name')}
      label={t('form.name')}
      hint={t('form.nameHint', { num: longestFolderName })}
      autoComplete="off"
      required
    />
  );
}

interface StorageFieldsProps<Held extends Values> extends FieldsProps<Held> {
  readonly domain: string;
  /** Mail can be sent to it. */
  readonly isMail: boolean;
  /** What it has already. */
  readonly assignedMb?: number;
}

/** What it may hold, and the address that puts mail into it. */
export function StorageFields<Held extends Values>(props: StorageFieldsProps<Held>) {
  const { control, domain, isMail, assignedMb = 0 } = props;
  const { t } = useTranslation('public-folders');
  const { size } = useFormat();
  const { data: status } = useAction('status', {});
  const left = status && remainingQuotaMb(status) + (status.autogrow_quota === 1 ? 0 : assignedMb);
  return (
    <>
      <QuotaField
        control={control}
        name={named<Held>('quota')}
        label={t('form.quota')}
        hint={left === undefined ? t('form.quotaHint') : t('form.quotaLeft', { num: size(left) })}
      />
      {isMail && domain !== '' ? (
        <TextField
          control={control}
          name={named<Held>('username')}
          label={t('form.username')}
          hint={t('form.usernameHint', { domain: readableName(domain) })}
          autoComplete="off"
        />
      ) : null}
    </>
  );
}

interface PeopleFieldsProps<Held extends Values> extends FieldsProps<Held> {
  /** Said while nobody is chosen. */
  readonly empty: string | null;
}

export function PeopleFields<Held extends Values>({ control, empty }: PeopleFieldsProps<Held>) {
  const { t } = useTranslation('public-folders');
  return (
    <>
      <AddressField
        control={control}
        name={named<Held>('owners')}
        label={t('form.addOwner')}
        hint={t('form.ownersHint')}
        placeholder={t('form.searchUsers')}
        chosenLabel={t('form.owners')}
        empty={empty}
        ownAddress=""
        rowOf={(address) => address}
      />
      <TextField
        control={control}
        name={named<Held>('note')}
        label={t('form.note')}
        hint={t('form.noteHint')}
        autoComplete="off"
      />
    </>
  );
}
