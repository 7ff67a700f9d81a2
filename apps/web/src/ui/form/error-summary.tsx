import Box from '@mui/material/Box';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../page/notice.tsx';
import { controlOf, labelOf } from './field-control.ts';
import { useFindingText } from './form-finding.ts';
import { type Finding, findingsOf } from './server-findings.ts';

interface ErrorSummaryProps {
  readonly refusal: string | undefined;
  readonly errors: FieldErrors<FieldValues>;
  readonly isSubmitted: boolean;
  /** Takes the focus where no field can. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** What keeps the form from being accepted, above it; appears only after an attempt. */
export function ErrorSummary({ refusal, errors, isSubmitted, ref }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const findings = findingsOf(errors);
  if (!isSubmitted || (!refusal && findings.length === 0)) return null;
  return (
    <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
      <Notice tone="bad" isAlert title={refusal ?? t('form.attention', { num: findings.length })}>
        {findings.length > 0 ? (
          <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: 5 }}>
            {findings.map((finding) => (
              <FindingLine key={finding.field} finding={finding} />
            ))}
          </Box>
        ) : null}
      </Notice>
    </Box>
  );
}

/** Leads to its field, and names it as the form does. */
function FindingLine({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation();
  const { field } = finding;
  const message = useFindingText()(finding);
  const line = useRef<HTMLLIElement>(null);
  const [label, setLabel] = useState('');
  const control = () => {
    const form = line.current?.closest('form');
    return form ? controlOf(form, field) : undefined;
  };
  // After every drawing: the label may be in another language by now.
  useLayoutEffect(() => {
    const found = control();
    setLabel(found ? labelOf(found) : '');
  });
  return (
    <li ref={line}>
      {label === '' ? (
        message
      ) : (
        <Box component="button" type="button" onClick={() => control()?.focus()} sx={link}>
          {t('form.finding', { label, message })}
        </Box>
      )}
    </li>
  );
}

const link = {
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  verticalAlign: 'top',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
} as const;
