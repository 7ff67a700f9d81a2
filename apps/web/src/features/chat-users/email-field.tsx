import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ActionAnswer } from '@posthouse/contract';
import { useId, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/use-action.ts';
import { FieldFrame } from '../../ui/form/field-frame.tsx';
import type { FieldOf } from '../../ui/form/field-of.ts';
import { choicePaper } from '../../ui/form/search-select-field.tsx';

type User = ActionAnswer<'getUsers'>['rows'][number];

interface EmailFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  /** One of the account's users was picked. */
  readonly onPick: (user: User) => void;
}

const mostOffered = 10;

/** An address: of a user, found while one types, or any other in an own domain. */
export function EmailField<Values extends FieldValues>({ control, name, onPick }: EmailFieldProps<Values>) {
  const { t } = useTranslation('chat-users');
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const [search, setSearch] = useState('');
  const { data } = useAction(
    'getUsers',
    { limit: mostOffered, mailbox_type: 'normal', ...(search === '' ? {} : { search }) },
    { keepPrevious: true },
  );
  const problem = fieldState.error?.message;
  return (
    <FieldFrame id={id} label={t('add.email')} hint={t('add.emailHint')} problem={problem}>
      <Autocomplete<User, false, true, true>
        id={id}
        freeSolo
        disableClearable
        disablePortal
        options={data?.rows ?? []}
        filterOptions={(users) => users}
        getOptionKey={(user) => (typeof user === 'string' ? user : user.id)}
        getOptionLabel={(user) => (typeof user === 'string' ? user : user.email)}
        renderOption={({ key, ...props }, { unicode, name: called }) => (
          <li key={key} {...props}>
            {called === '' ? unicode : `${unicode} (${called})`}
          </li>
        )}
        inputValue={String(field.value)}
        onInputChange={(_event, text, reason) => {
          if (reason === 'reset') return;
          field.onChange(text);
          setSearch(text.trim());
        }}
        onChange={(_event, chosen) => {
          if (typeof chosen === 'string') return;
          field.onChange(chosen.email);
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
