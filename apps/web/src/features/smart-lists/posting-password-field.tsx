import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldOf } from '../../ui/form/field-of.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';

interface PostingPasswordFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  /** There is one already: another is asked for only when somebody wants it. */
  readonly isSet: boolean;
}

/** What those who post write in brackets; people tell it each other, so it has rules of its own. */
export function PostingPasswordField<Values extends FieldValues>(props: PostingPasswordFieldProps<Values>) {
  const { control, name, isSet } = props;
  const { t } = useTranslation('smart-lists');
  const { fieldState } = useController({ control, name });
  const [isWanted, setIsWanted] = useState(false);
  if (isSet && !isWanted && !fieldState.error) {
    return (
      <Box>
        <Button
          variant="outlined"
          startIcon={<KeyRound size={16} aria-hidden />}
          onClick={() => setIsWanted(true)}
        >
          {t('form.setPassword')}
        </Button>
      </Box>
    );
  }
  return (
    <PasswordField
      control={control}
      name={name}
      label={t(isSet ? 'form.newPassword' : 'form.password')}
      hint={t('form.passwordHint')}
      autoComplete="new-password"
      required={!isSet}
      autoFocus={isWanted}
    />
  );
}
