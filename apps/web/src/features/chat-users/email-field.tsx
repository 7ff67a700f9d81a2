import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { RelatedAddress } from '../../domain/addresses/address-choice.ts';
import { useKnownUsers } from '../../domain/addresses/known-addresses.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldFrame } from '../../ui/form/field-frame.tsx';
import type { FieldOf } from '../../ui/form/field-of.ts';
import { useProblem } from '../../ui/form/form-finding.ts';
import { choicePaper } from '../../ui/form/search-select-field.tsx';

interface EmailFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  /** One of the account's users was picked. */
  readonly onPick: (user: RelatedAddress) => void;
}

/** An address: of a user, found while one types, or any other in an own domain. */
export function EmailField<Values extends FieldValues>({ control, name, onPick }: EmailFieldProps<Values>) {
  const { t } = useTranslation('chat-users');
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const { found, setIsOpen } = useKnownUsers(String(field.value), { mailbox_type: 'normal' });
  const problem = useProblem(fieldState.error);
  return (
    <FieldFrame id={id} label={t('add.email')} hint={t('add.emailHint')} problem={problem}>
      <Autocomplete<RelatedAddress, false, true, true>
        id={id}
        freeSolo
        disableClearable
        disablePortal
        options={found}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        filterOptions={(users) => users}
        getOptionKey={(user) => (typeof user === 'string' ? user : user.address)}
        getOptionLabel={(user) => (typeof user === 'string' ? user : user.address)}
        renderOption={({ key, ...props }, { unicode, name: called }) => (
          <li key={key} {...props}>
            {called === '' ? unicode : `${unicode} (${called})`}
          </li>
        )}
        inputValue={String(field.value)}
        onInputChange={(_event, text, reason) => {
          if (reason === 'reset') return;
          field.onChange(text);
        }}
        onChange={(_event, chosen) => {
          if (typeof chosen === 'string') return;
          field.onChange(chosen.address);
          onPick(chosen);
        }}
        onBlur={field.onBlur}
        slotProps={{
          listbox: { 'aria-label': t('add.email'), 'aria-labelledby': undefined },
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
            autoFocus
            error={Boolean(problem)}
            inputRef={field.ref}
            inputProps={{
              ...htmlInput,
              name,
              type: 'text',
              inputMode: 'email',
              'aria-invalid': Boolean(problem),
              'aria-describedby': [`${id}-hint`, problem ? `${id}-problem` : ''].filter(Boolean).join(' '),
              'aria-required': true,
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
