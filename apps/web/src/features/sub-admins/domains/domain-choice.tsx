import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useId, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChosenChips } from '../../../ui/form/chosen-chips.tsx';
import { FieldFrame } from '../../../ui/form/field-frame.tsx';
import type { FieldOf } from '../../../ui/form/field-of.ts';
import { useProblem } from '../../../ui/form/form-finding.ts';
import { choicePaper } from '../../../ui/form/search-select-field.tsx';
import { useChoice } from '../../../ui/form/use-choice.ts';
import { useSettled } from '../../../ui/form/use-settled.ts';
import { SelectArrow } from '../../../ui/theme/select-arrow.tsx';
import type { SubAdmin } from '../sub-admin-values.ts';

type Domain = SubAdmin['domains'][number];

const mostOffered = 20;

/** Some of very many domains: the server finds them while one types, chosen ones stand below. */
export function DomainChoice<Values extends FieldValues>({ control, name }: FieldOf<Values>) {
  const { t } = useTranslation('sub-admins');
  const { t: shared } = useTranslation();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const chosen = field.value as Domain[];
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const choice = useChoice(typed, {
    ...found,
    namesOf: ({ domain }) => [domain, readableName(domain)],
    pick: (domain) => {
      if (!chosen.some((one) => one.id === domain.id)) field.onChange([...chosen, domain]);
      setTyped('');
    },
  });
  const said = useProblem(fieldState.error);
  const problem = said ?? (choice.unchosen && shared('form.notChosen', { text: choice.unchosen }));
  const remove = (removed: string) => {
    field.onChange(chosen.filter((domain) => domain.id !== removed));
    // Its button is gone.
    input.current?.focus();
  };
  return (
    <FieldFrame
      id={id}
      label={t('domains.label')}
      hint={t('domains.hint')}
      problem={problem}
      below={
        <ChosenChips
          label={t('domains.chosen')}
          items={chosen.map((domain) => ({ id: domain.id, name: readableName(domain.domain) }))}
          removeLabel={(domain) => t('domains.remove', { name: domain })}
          onRemove={remove}
        />
      }
    >
      <Autocomplete<Domain, true, true>
        id={id}
        multiple
        options={choice.options}
        // The server has searched already.
        filterOptions={(options) => options}
        getOptionLabel={({ domain }) => readableName(domain)}
        getOptionKey={(domain) => domain.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        value={chosen}
        onChange={(_event, value) => field.onChange(value)}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          choice.follow(reason);
          setTyped(text);
        }}
        onKeyDown={choice.onKeyDown}
        onBlur={field.onBlur}
        renderValue={() => null}
        loading={!choice.isAnswered}
        loadingText={shared('state.loading')}
        noOptionsText={shared('state.nothingFound')}
        // Inside the landmark it belongs to.
        disablePortal
        disableClearable
        disableCloseOnSelect
        // Nothing is taken by Enter that nobody asked for.
        autoHighlight={typed.trim() !== ''}
        popupIcon={<SelectArrow />}
        openText={shared('list.findChoice')}
        closeText={shared('action.close')}
        slotProps={{
          listbox: { 'aria-label': t('domains.label'), 'aria-labelledby': undefined },
          paper: { sx: choicePaper },
        }}
        sx={{
          '&& .MuiOutlinedInput-root': { paddingTop: 0, paddingBottom: 0, paddingLeft: 0 },
          '&& .MuiAutocomplete-input': { padding: '8px 12px' },
        }}
        renderInput={({ slotProps: { input: root, htmlInput } }) => (
          <OutlinedInput
            {...root}
            fullWidth
            error={Boolean(problem)}
            placeholder={t('domains.search')}
            inputRef={(element: HTMLInputElement | null) => {
              field.ref(element);
              input.current = element;
            }}
            inputProps={{
              ...htmlInput,
              name,
              'aria-invalid': Boolean(problem),
              'aria-describedby': problem ? `${id}-hint ${id}-problem` : `${id}-hint`,
            }}
          />
        )}
      />
    </FieldFrame>
  );
}

function useFound(typed: string) {
  const text = useSettled(typed.trim());
  const { data, isPlaceholderData } = useAction(
    'getDomains',
    { limit: mostOffered, ...(text === '' ? {} : { search: text }) },
    { keepPrevious: true },
  );
  return {
    options: (data?.rows ?? []).map(({ id, domain }) => ({ id, domain })),
    answered: isPlaceholderData ? undefined : data && text,
  };
}
