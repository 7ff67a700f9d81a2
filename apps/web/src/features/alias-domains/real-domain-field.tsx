import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/use-action.ts';
import { FieldFrame } from '../../ui/form/field-frame.tsx';
import { choicePaper } from '../../ui/form/search-select-field.tsx';

interface Values {
  domain: string;
  aliasdomain: string;
}

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 20;

/** One of the account's domains, found by any part of its name in either form. */
export function RealDomainField({ control }: { readonly control: Control<Values> }) {
  const { t } = useTranslation('alias-domains');
  const { t: shared } = useTranslation();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'domain' });
  const [typed, setTyped] = useState('');
  const search = typed === field.value ? '' : typed.trim();
  const { data, isFetching } = useAction(
    'getDomains',
    { limit: mostOffered, ...(search === '' ? {} : { search }) },
    { keepPrevious: true },
  );
  const names = new Map(data?.rows.map(({ domain, unicode }) => [domain, unicode]));
  const problem = fieldState.error?.message;
  const describedBy = [`${id}-hint`, problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={t('add.domain')} hint={t('add.domainHint')} problem={problem}>
      <Autocomplete<string>
        id={id}
        options={[...names.keys()]}
        // The server has searched already.
        filterOptions={(found) => found}
        getOptionLabel={(domain) => labelOf(domain, names.get(domain))}
        value={field.value === '' ? null : field.value}
        onChange={(_event, domain) => field.onChange(domain ?? '')}
        onInputChange={(_event, text) => setTyped(text)}
        onBlur={field.onBlur}
        loading={isFetching}
        loadingText={shared('state.loading')}
        noOptionsText={shared('state.nothingFound')}
        disablePortal
        autoHighlight
        popupIcon={<ChevronDown size={16} aria-hidden />}
        slotProps={{
          listbox: { 'aria-label': t('add.domain'), 'aria-labelledby': undefined },
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
            placeholder={t('add.choose')}
            inputProps={{
              ...htmlInput,
              'aria-invalid': Boolean(problem),
              'aria-describedby': describedBy,
              'aria-required': true,
            }}
          />
        )}
      />
    </FieldFrame>
  );
}

function labelOf(domain: string, unicode = domain): string {
  return unicode === domain ? domain : `${unicode} (${domain})`;
}
