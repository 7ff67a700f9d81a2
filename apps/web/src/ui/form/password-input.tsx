import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { InputRow, type InputRowProps } from './input-row.tsx';

/** A secret, hidden until one asks to see it. Apart from the form field: the login page loads no form library. */
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
