import { ipAccessTypes } from '@posthouse/contract/features/filtering/ip-access';
import type { Control, Path } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { IpEntryValues } from './ip-entry.ts';

interface IpEntryFieldsProps<Values extends IpEntryValues> {
  readonly control: Control<Values>;
  /** It gets a place among the others by itself. */
  readonly isNew?: boolean;
}

/** Everything about an entry but whose mail it is for. */
export function IpEntryFields<Values extends IpEntryValues>({
  control,
  isNew = false,
}: IpEntryFieldsProps<Values>) {
  const { t } = useTranslation('ip-access');
  const named = (name: keyof IpEntryValues) => name as Path<Values>;
  return (
    <>
      <TextField
        control={control}
        name={named('ip')}
        label={t('facts.ip')}
        hint={t('form.ipHint')}
        autoComplete="off"
        required
      />
      <SelectField
        control={control}
        name={named('type')}
        label={t('facts.type')}
        hint={t('form.typeHint')}
        options={ipAccessTypes.map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      <TextField
        control={control}
        name={named('preference')}
        label={t('facts.preference')}
        hint={t(isNew ? 'form.preferenceNew' : 'form.preferenceHint')}
        inputMode="numeric"
        autoComplete="off"
        required={!isNew}
      />
      <TextField
        control={control}
        name={named('description')}
        label={t('facts.description')}
        hint={t('form.descriptionHint')}
        autoComplete="off"
      />
    </>
  );
}
