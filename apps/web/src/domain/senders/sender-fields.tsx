import type { Control, Path } from 'react-hook-form';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { SenderListName, SenderValues } from './sender-entry.ts';

interface SenderFieldsProps<Values extends SenderValues> {
  readonly control: Control<Values>;
  readonly list: SenderListName;
}

/** Whom an entry means and when it counts; for whom is asked beside it. */
export function SenderFields<Values extends SenderValues>({ control, list }: SenderFieldsProps<Values>) {
  const { t } = useTranslation('sender-lists');
  const { calendarDay } = useFormat();
  const named = (name: keyof SenderValues) => name as Path<Values>;
  return (
    <>
      <TextField
        control={control}
        name={named('address')}
        label={t('form.address')}
        hint={t('form.addressHint')}
        autoComplete="off"
        required
      />
      {list === 'whitelist' ? (
        <SwitchField
          control={control}
          name={named('ignore_spf')}
          label={t('form.ignore_spf')}
          hint={t('form.ignoreSpfHint')}
        />
      ) : null}
      <SwitchField
        control={control}
        name={named('apply_to_headers')}
        label={t('form.apply_to_headers')}
        hint={t('form.applyToHeadersHint')}
      />
      <TextField
        control={control}
        name={named('expires')}
        type="date"
        label={t('form.expires')}
        hint={t('form.expiresHint')}
        inputProps={{ min: calendarDay(new Date()), max: '2199-12-31' }}
      />
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
