import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/form/text-field.tsx';

interface ListFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
}

/** The part before the @ of one that is there; its domain stays. */
export function NameField<Values extends FieldValues>({ control }: ListFieldProps<Values>) {
  const { t } = useTranslation('lists');
  return (
    <TextField
      control={control}
      name={'name' as Path<Values>}
      label={t('form.name')}
      hint={t('form.nameChange')}
      autoComplete="off"
      required
    />
  );
}

export function NoteField<Values extends FieldValues>({ control }: ListFieldProps<Values>) {
  const { t } = useTranslation('lists');
  return (
    <TextField
      control={control}
      name={'note' as Path<Values>}
      label={t('form.note')}
      hint={t('form.noteHint')}
      autoComplete="off"
    />
  );
}
