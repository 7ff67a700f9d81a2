import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { choicePaper } from '../../form/search-select-field.tsx';
import { useSettled } from '../../form/use-settled.ts';
import type { FilterChoice, TextFilter } from '../definition/filter.ts';

interface SuggestingInputProps {
  readonly filter: TextFilter & Required<Pick<TextFilter, 'suggest'>>;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** One of those offered was chosen: there is nothing more to say. */
  readonly onPick: (value: string) => void;
}

const asFound = (found: FilterChoice[]) => found;
const noChoices: FilterChoice[] = [];

/** A text with what fits it offered below; what is typed counts, and nothing is taken that was not chosen. */
export function SuggestingInput({ filter, value, onType, onPick }: SuggestingInputProps) {
  const { t } = useTranslation();
  const text = value.trim();
  const settled = useSettled(text);
  const { data } = useQuery({
    queryKey: ['suggested', filter.name, settled],
    queryFn: async () => (await filter.suggest?.(settled)) ?? [],
  });
  // What an earlier text had found is not offered for this one.
  const options = settled === text && data ? [...data] : noChoices;
  return (
    <Autocomplete<FilterChoice, false, true, true>
      freeSolo
      openOnFocus
      disableClearable
      // Inside the small panel it belongs to.
      disablePortal
      options={options}
      filterOptions={asFound}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.value)}
      renderOption={({ key, ...item }, { value: name, label }) => (
        <li key={name} {...item}>
          {label}
        </li>
      )}
      inputValue={value}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input') onType(typed);
      }}
      onChange={(_event, chosen, reason) => {
        if (reason === 'selectOption' && typeof chosen !== 'string') onPick(chosen.value);
      }}
      slotProps={{
        listbox: { 'aria-label': filter.label, 'aria-labelledby': undefined, sx: { maxHeight: 240 } },
        paper: { sx: choicePaper },
      }}
      sx={{
        '&& .MuiOutlinedInput-root': { padding: 0 },
        '&& .MuiAutocomplete-input': { padding: '8px 12px' },
      }}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          {...input}
          fullWidth
          autoFocus
          inputProps={{ ...htmlInput, 'aria-label': t('list.value'), maxLength: 200 }}
        />
      )}
    />
  );
}
