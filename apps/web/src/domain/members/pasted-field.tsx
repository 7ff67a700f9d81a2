import Box from '@mui/material/Box';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useMemo } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { fieldErrorText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldOf } from '../../ui/form/field-of.ts';
import type { OwnWords } from '../../ui/form/form-finding.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { useSettled } from '../../ui/form/use-settled.ts';
import { colours, monospace, tones } from '../../ui/theme/tokens.ts';
import { pastedAddresses, type RefusedAddress } from './pasted-addresses.ts';

interface PastedFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  /** What was left over by the last attempt. */
  readonly refused: readonly RefusedAddress[];
  readonly autoFocus?: boolean;
}

/** Addresses, typed or pasted; how many there are, and why some could not be used. */
export function PastedField<Values extends FieldValues>(props: PastedFieldProps<Values>) {
  const { control, name, label, refused, autoFocus = false } = props;
  const { t } = useTranslation();
  const { number } = useFormat();
  const text = useSettled(String(useWatch({ control, name })));
  const num = useMemo(() => pastedAddresses(text).addresses.length, [text]);
  return (
    <TextAreaField
      control={control}
      name={name}
      label={label}
      hint={t('members.textHint')}
      minRows={5}
      maxRows={14}
      autoComplete="off"
      autoFocus={autoFocus}
      spellCheck={false}
      below={
        <>
          {/* Also of none: what appears while one types would move the button away under the pointer. */}
          <Box sx={{ fontSize: 13, color: colours.textSoft }}>
            {t('members.found', { num, shown: number(num) })}
          </Box>
          {refused.length > 0 ? <Refused refused={refused} /> : null}
        </>
      }
    />
  );
}

/** Nobody reads more of them at once. */
const mostShown = 100;

function Refused({ refused }: Pick<PastedFieldProps<FieldValues>, 'refused'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const more = refused.length - mostShown;
  return (
    <Box sx={box}>
      <Box>{t('members.refusedHint')}</Box>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {refused.slice(0, mostShown).map((one) => (
          <li key={one.text}>
            <Box component="code" sx={{ fontFamily: monospace, overflowWrap: 'anywhere' }}>
              {readableName(one.text)}
            </Box>
            <Box sx={{ color: tones.bad.text }}>{reasonOf(one)}</Box>
          </li>
        ))}
      </Box>
      {more > 0 ? <Box>{t('operation.more', { num: number(more) })}</Box> : null}
    </Box>
  );

  function reasonOf({ text, code }: RefusedAddress): string {
    // Elsewhere this is said of users.
    if (code === 'address_own') return t('members.own');
    return fieldErrorText({ code, params: { name: readableName(text) } });
  }
}

const someRefused = 'someRefused';

/** What a form sets at the field when some are left over, and its words. */
export const refusedFinding = (refused: readonly RefusedAddress[]) => ({
  type: someRefused,
  params: { num: refused.length },
});

export function useRefusedWords(): OwnWords {
  const { t } = useTranslation();
  const { number } = useFormat();
  return ({ type, params: { num = 0 } }) =>
    type === someRefused ? t('members.refused', { num, shown: number(Number(num)) }) : undefined;
}

const box = {
  display: 'grid',
  gap: 2,
  marginTop: 2,
  padding: '10px 14px',
  fontSize: 13,
  border: `1px solid ${tones.bad.line}`,
  borderRadius: 1,
  backgroundColor: tones.bad.soft,
  maxHeight: 320,
  overflowY: 'auto',
} as const;
