import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionRow } from '../option-row.tsx';
import type { FilterValue, YesNoFilter } from './filter.ts';

interface YesNoEditorProps {
  readonly filter: YesNoFilter;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue) => void;
}

export function YesNoEditor({ filter, value, onChange }: YesNoEditorProps) {
  const { t } = useTranslation();
  const group = useId();
  const answers = [
    ['1', t('list.yes')],
    ['0', t('list.no')],
  ] as const;
  return (
    <Box role="radiogroup" aria-label={filter.label} sx={{ padding: '0 8px' }}>
      {answers.map(([answer, label]) => (
        <OptionRow
          key={answer}
          label={label}
          control={<Radio name={group} checked={value === answer} onChange={() => onChange(answer)} />}
        />
      ))}
    </Box>
  );
}
