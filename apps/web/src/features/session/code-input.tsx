import { InputRow, type InputRowProps } from '../../ui/form/input-row.tsx';

interface CodeInputProps extends InputRowProps {
  /** Recovery codes are taken too: they have letters, which the number keys of a phone lack. */
  readonly takesRecoveryCodes?: boolean;
}

/** For a code of the authenticator app. */
export function CodeInput({ takesRecoveryCodes = false, ...props }: CodeInputProps) {
  return (
    <InputRow
      name="code"
      autoComplete="one-time-code"
      required
      {...props}
      inputProps={{
        inputMode: takesRecoveryCodes ? 'text' : 'numeric',
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength: 40,
      }}
      sx={{ '& input': { fontSize: 18, letterSpacing: '0.12em' } }}
    />
  );
}
