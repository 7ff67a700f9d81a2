import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type PasswordRule, passwordRules } from '@posthouse/contract/fields/password';
import { Circle, CircleCheck, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, type Path, type PathValue, useController, useFormContext } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, tones } from '../theme/tokens.ts';
import { CopyValue } from '../values/copy-value.tsx';
import type { FieldOf } from './field-of.ts';
import { useProblem } from './form-finding.ts';
import { generatePassword } from './generate-password.ts';
import { PasswordInput } from './password-input.tsx';

interface NewPasswordFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  /** The field that repeats it; a generated password fills both. */
  readonly confirmName?: Path<Values>;
  readonly label: string;
  readonly shortest: number;
}

/** A password to be chosen: the rules tick themselves off while one types, or the panel makes one up. */
export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const { control, name, confirmName, label, shortest } = props;
  const { t } = useTranslation();
  const { setValue } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const problem = useProblem(fieldState.error);
  const [generated, setGenerated] = useState<string>();
  const password = String(field.value ?? '');
  const generate = () => {
    const made = generatePassword();
    setGenerated(made);
    for (const target of confirmName ? [name, confirmName] : [name]) {
      setValue(target, made as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <PasswordInput
      label={label}
      name={name}
      autoComplete="new-password"
      value={password}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={field.onChange}
      problem={problem}
      below={
        <>
          <Rules password={password} shortest={shortest} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 2 }}>
            <Button variant="outlined" startIcon={<WandSparkles size={16} />} onClick={generate}>
              {t('password.generate')}
            </Button>
            {generated && generated === password ? (
              <CopyValue value={generated} label={t('password.copy')} isFramed />
            ) : null}
          </Box>
        </>
      }
    />
  );
}

function Rules({ password, shortest }: { readonly password: string; readonly shortest: number }) {
  const { t } = useTranslation();
  const rules: readonly (readonly [string, boolean])[] = [
    [t('password.length', { num: shortest }), password.length >= shortest],
    ...(Object.keys(passwordRules) as PasswordRule[]).map(
      (rule) => [t(`password.${rule}`), passwordRules[rule](password)] as const,
    ),
  ];
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        margin: 0,
        padding: 0,
        fontSize: 13,
        listStyle: 'none',
      }}
    >
      {rules.map(([text, isMet]) => (
        <Box
          component="li"
          key={text}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            color: isMet ? tones.good.text : colours.textSoft,
          }}
        >
          {isMet ? <CircleCheck size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
          {text}
          <span className="visually-hidden">{isMet ? t('password.met') : t('password.notMet')}</span>
        </Box>
      ))}
    </Box>
  );
}
