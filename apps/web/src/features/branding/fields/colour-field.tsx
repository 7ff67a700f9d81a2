import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { leastContrast } from '@posthouse/contract/fields/brand';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useProblem } from '../../../ui/form/form-finding.ts';
import { InputRow } from '../../../ui/form/input-row.tsx';
import { colours, tones } from '../../../ui/theme/tokens.ts';
import { ToneIcon } from '../../../ui/theme/tone-icon.tsx';
import { type BrandValues, colourOf, contrastOf } from '../brand-values.ts';

interface ColourFieldProps {
  readonly control: Control<BrandValues>;
  readonly name: 'brandcolor';
  readonly inherited: string;
  readonly hint: ReactNode;
}

/** A colour typed or picked; how well white text can be read on it is said at once. */
export function ColourField({ control, name, inherited, hint }: ColourFieldProps) {
  const { t } = useTranslation('branding');
  const { field, fieldState } = useController({ control, name });
  const problem = useProblem(fieldState.error);
  const colour = colourOf(field.value) ?? inherited;
  return (
    <InputRow
      label={t('form.brandcolor')}
      hint={hint}
      name={name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      placeholder={inherited}
      autoComplete="off"
      inputProps={{ spellCheck: false }}
      problem={problem}
      below={<Contrast colour={colour} />}
      endAdornment={
        <InputAdornment position="end">
          <Box
            component="input"
            type="color"
            aria-label={t('form.pickColour')}
            value={colour}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => field.onChange(event.target.value)}
            sx={{
              width: 36,
              height: 24,
              padding: 0,
              border: `1px solid ${colours.controlBorder}`,
              borderRadius: '4px',
              background: 'none',
              cursor: 'pointer',
            }}
          />
        </InputAdornment>
      }
    />
  );
}

function Contrast({ colour }: { readonly colour: string }) {
  const { t } = useTranslation('branding');
  const { number } = useFormat();
  const { ratio, isEnough } = contrastOf(colour);
  const tone = isEnough ? 'good' : 'bad';
  return (
    <Box
      aria-live="polite"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: 13, color: tones[tone].text }}
    >
      <ToneIcon tone={tone} size={14} />
      {t(isEnough ? 'form.contrastEnough' : 'form.contrastLow', {
        ratio: number(ratio),
        least: number(leastContrast),
      })}
    </Box>
  );
}
