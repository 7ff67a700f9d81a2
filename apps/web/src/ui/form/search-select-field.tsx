import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { LookupEntry } from '../../api/lookups.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectArrow } from '../theme/select-arrow.tsx';
import { colours } from '../theme/tokens.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldOf } from './field-of.ts';
import { useProblem } from './form-finding.ts';
import { useChoice } from './use-choice.ts';
import { useSettled } from './use-settled.ts';

interface SearchSelectFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly options: readonly LookupEntry[];
  /** Shown while nothing is chosen; without it, something always is. */
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Where the server searches: the options are what it found for `answered`, which is undefined while it does. */
  readonly search?: { readonly onType: (text: string) => void; readonly answered: string | undefined };
  readonly onPick?: (value: string) => void;
}

export const choicePaper = {
  border: `1px solid ${colours.border}`,
  boxShadow: '0 8px 24px rgb(20 28 45 / 12%)',
};

const asFound = (found: string[]) => found;

/** One of very many: typing narrows the list down. */
export function SearchSelectField<Values extends FieldValues>(props: SearchSelectFieldProps<Values>) {
  const { control, name, label, hint, options, placeholder, required = false, search, onPick } = props;
  const { t } = useTranslation();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const said = useProblem(fieldState.error);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  useReported(typed, search?.onType);
  const pick = (value: string) => {
    field.onChange(value);
    onPick?.(value);
  };
  const choice = useChoice(typed, {
    answered: search ? search.answered : typed.trim(),
    options,
    namesOf: ({ value, label: shown }) => [value, shown],
    pick: ({ value }) => {
      pick(value);
      setTyped('');
      setIsOpen(false);
    },
  });
  const problem = said ?? (choice.unchosen && t('form.notChosen', { text: choice.unchosen }));
  const describedBy = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  const labelOf = useLabels(options);
  const values = choice.options.map(({ value }) => value);
  const isNone = placeholder !== undefined && field.value === '';
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <Autocomplete<string, false, boolean>
        id={id}
        options={search || isNone ? values : valuesWith(values, field.value)}
        getOptionLabel={labelOf}
        value={isNone ? null : field.value}
        onChange={(_event, value) => pick(value ?? '')}
        onBlur={field.onBlur}
        onInputChange={(_event, text, reason) => {
          choice.follow(reason);
          // What appears in the box because it was chosen is not a search.
          setTyped(reason === 'input' ? text : '');
        }}
        onKeyDown={choice.onKeyDown}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        {...(search ? { filterOptions: asFound } : {})}
        loading={!choice.isAnswered}
        loadingText={t('state.loading')}
        // Inside the landmark it belongs to.
        disablePortal
        disableClearable={placeholder === undefined}
        // Nothing is taken by Enter that nobody asked for.
        autoHighlight={typed.trim() !== ''}
        popupIcon={<SelectArrow />}
        openText={t('list.findChoice')}
        closeText={t('action.close')}
        clearText={t('list.clear')}
        noOptionsText={t('state.nothingFound')}
        slotProps={{
          listbox: { 'aria-label': label, 'aria-labelledby': undefined },
          paper: { sx: choicePaper },
        }}
        sx={{
          '&& .MuiOutlinedInput-root': { paddingTop: 0, paddingBottom: 0, paddingLeft: 0 },
          '&& .MuiAutocomplete-input': { padding: '8px 12px' },
        }}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            fullWidth
            error={Boolean(problem)}
            inputRef={field.ref}
            placeholder={placeholder}
            inputProps={{
              ...htmlInput,
              name,
              'aria-invalid': Boolean(problem),
              'aria-describedby': describedBy || undefined,
              'aria-required': required || undefined,
            }}
          />
        )}
      />
    </FieldFrame>
  );
}

/** What is typed, once the fingers pause. */
function useReported(typed: string, report: ((text: string) => void) | undefined): void {
  const settled = useSettled(typed.trim());
  useEffect(() => report?.(settled), [report, settled]);
}

/** Also of what a later search no longer finds: it may be what was chosen. */
function useLabels(options: readonly LookupEntry[]): (value: string) => string {
  const known = useRef(new Map<string, string>());
  for (const { value, label } of options) known.current.set(value, label);
  return (value) => known.current.get(value) ?? value;
}

/** The present value stays to be seen, even when it is no longer offered. */
function valuesWith(values: string[], value: string): string[] {
  return values.includes(value) ? values : [value, ...values];
}
