import { InputRow, type InputRowProps } from '../../ui/form/input-row.tsx';

/** For a code of the authenticator app; recovery codes have letters, so the control refuses nothing. */
export function CodeInput(props: InputRowProps) {
  return (
    <InputRow
      name="code"
      autoComplete="one-time-code"
      required
      {...props}
      inputProps={{ inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false, maxLength: 40 }}
      sx={{ '& input': { fontSize: 18, letterSpacing: '0.12em' } }}
    />
  );
}
