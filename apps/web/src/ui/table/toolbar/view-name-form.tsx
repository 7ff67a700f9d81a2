import Box from '@mui/material/Box';
import type { ActionInput } from '@posthouse/contract';
import { savedViewNameLength } from '@posthouse/contract/features/saved-views';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/use-command.ts';
import { fieldErrorText } from '../../../i18n/error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { InputRow } from '../../form/input-row.tsx';
import { ProgressButton } from '../../form/progress-button.tsx';

interface ViewNameFormProps {
  /** What happens with the name. */
  readonly label: string;
  readonly hint?: string;
  /** What it is called so far. */
  readonly name?: string;
  readonly inputFor: (name: string) => ActionInput<'setSavedView'>;
  readonly onDone: () => void;
}

/** Gives a view a name. */
export function ViewNameForm({ label, hint, name = '', inputFor, onDone }: ViewNameFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  const { mutateAsync, isPending, error } = useCommand('setSavedView', { changes: ['getSavedViews'] });
  const finding = error instanceof ApiError ? error.fields['name'] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What was refused is said at the field, and the form stays.
    void mutateAsync(inputFor(typed.trim())).then(onDone, () => undefined);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <InputRow
        label={label}
        hint={hint}
        name="name"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        problem={finding && fieldErrorText(finding)}
        placeholder={t('list.views.name')}
        autoComplete="off"
        inputProps={{ maxLength: savedViewNameLength }}
      />
      <ProgressButton type="submit" variant="outlined" isRunning={isPending} sx={{ justifySelf: 'end' }}>
        {t('list.views.submit')}
      </ProgressButton>
    </Box>
  );
}
