import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LookupEntry } from '../../api/lookups.ts';
import { colours } from '../theme/tokens.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldOf } from './field-of.ts';

interface SearchSelectFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly options: readonly LookupEntry[];
}

export const choicePaper = {
  border: `1px solid ${colours.border}`,
  boxShadow: '0 8px 24px rgb(20 28 45 / 12%)',
};

/** One of very many: typing narrows the list down. */
export function SearchSelectField<Values extends FieldValues>(props: SearchSelectFieldProps<Values>) {
  const { control, name, label, hint, options } = props;
  const { t } = useTranslation();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const problem = fieldState.error?.message;
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options]);
  const describedBy = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <Autocomplete<string, false, true>
        id={id}
        options={valuesWith([...labels.keys()], field.value)}
        getOptionLabel={(value) => labels.get(value) ?? value}
        value={field.value}
        onChange={(_event, value) => field.onChange(value)}
        onBlur={field.onBlur}
        // Inside the landmark it belongs to.
        disablePortal
        disableClearable
        autoHighlight
        popupIcon={<ChevronDown size={16} aria-hidden />}
        openText={t('list.findChoice')}
        closeText={t('action.close')}
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
            inputProps={{
              ...htmlInput,
              name,
              'aria-invalid': Boolean(problem),
              'aria-describedby': describedBy || undefined,
            }}
          />
        )}
      />
    </FieldFrame>
  );
}

/** The present value stays to be seen, even when it is no longer offered. */
function valuesWith(values: string[], value: string): string[] {
  return values.includes(value) ? values : [value, ...values];
}
