import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/text-field.tsx';

interface ListFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly isNew?: boolean;
}

/** The part before the @. */
export function NameField<Values extends FieldValues>({ control, isNew = false }: ListFieldProps<Values>) {
  const { t } = useTranslation('lists');
  return (
    <TextField
      control={control}
      name={'name' as Path<Values>}
      label={t('form.name')}
      hint={t(isNew ? 'form.nameHint' : 'form.nameChange')}
      autoComplete="off"
      required
      autoFocus={isNew}
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
