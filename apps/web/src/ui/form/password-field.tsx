import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldOf } from './field-of.ts';
import { InputRow, type InputRowProps } from './input-row.tsx';

/** A secret, hidden until one asks to see it. */
export function PasswordInput(props: InputRowProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <InputRow
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={isShown ? t('action.hidePassword') : t('action.showPassword')}
          onClick={() => setIsShown(!isShown)}
          sx={{ width: 28, height: 28, marginRight: -2 }}
        >
          {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
        </IconButton>
      }
    />
  );
}

type PasswordFieldProps<Values extends FieldValues> = FieldOf<Values> &
  Omit<InputRowProps, 'problem' | 'value' | 'name'>;

/** A password one already has, or its repetition. */
export function PasswordField<Values extends FieldValues>({
  control,
  name,
  ...props
}: PasswordFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <PasswordInput
      {...props}
      name={name}
      value={field.value ?? ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={field.onChange}
      problem={fieldState.error?.message}
    />
  );
}
