import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours } from '../../theme/tokens.ts';
import { OptionRow } from '../controls/option-row.tsx';
import type { ChoiceFilter, FilterValue, YesNoFilter } from '../definition/filter.ts';

/** More choices than this get a search box. */
const manyChoices = 8;

interface ChoiceEditorProps {
  readonly filter: ChoiceFilter;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
}

export function ChoiceEditor({ filter, value, onChange }: ChoiceEditorProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const group = useId();
  const chosen = value === undefined ? [] : typeof value === 'string' ? [value] : value;
  const needle = wanted.trim().toLocaleLowerCase();
  const shown = filter.choices.filter(({ label }) => label.toLocaleLowerCase().includes(needle));
  const toggle = (choice: string, isChosen: boolean) => {
    if (filter.isSingle) onChange(choice);
    else onChange(isChosen ? [...chosen, choice] : chosen.filter((one) => one !== choice));
  };
  const Control = filter.isSingle ? Radio : Checkbox;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {filter.choices.length > manyChoices ? (
        <OutlinedInput
          fullWidth
          autoFocus
          value={wanted}
          placeholder={t('list.findChoice')}
          onChange={(event) => setWanted(event.target.value)}
          inputProps={{ 'aria-label': t('list.findChoice'), autoComplete: 'off' }}
        />
      ) : null}
      <Box
        role={filter.isSingle ? 'radiogroup' : 'group'}
        aria-label={filter.label}
        sx={{ maxHeight: 264, overflowY: 'auto', margin: '0 -8px', padding: '0 16px' }}
      >
        {shown.map(({ value: choice, label }) => (
          <OptionRow
            key={choice}
            label={label}
            control={
              <Control
                name={group}
                checked={chosen.includes(choice)}
                onChange={(_event, isChosen) => toggle(choice, isChosen)}
              />
            }
          />
        ))}
        {shown.length === 0 ? (
          <Box role="status" sx={{ color: colours.textSoft, padding: '6px 0' }}>
            {t('state.nothingFound')}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

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
