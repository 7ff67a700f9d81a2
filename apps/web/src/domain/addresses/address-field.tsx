import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { type FieldValues, type Path, useController, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldFrame } from '../../ui/form/field-frame.tsx';
import type { FieldOf } from '../../ui/form/field-of.ts';
import { type FormFinding, formFinding, useFindingText } from '../../ui/form/form-finding.ts';
import { choicePaper } from '../../ui/form/search-select-field.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import {
  type AddressChoice,
  addressesIn,
  choiceOf,
  externalAddress,
  findingOfChoice,
  findingOfRow,
  onlyOneNamed,
  type RelatedAddress,
  rowsOf,
  typedSince,
} from './address-choice.ts';
import { AddressKindLabel } from './address-kind.tsx';
import { AddressRows } from './address-rows.tsx';
import { findKnownAddress, type KnownKind, useKnownAddresses } from './known-addresses.ts';

interface AddressFieldProps<Values extends FieldValues, Row extends RelatedAddress> extends FieldOf<Values> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly placeholder: string;
  /** What the chosen ones are, for screen readers. */
  readonly chosenLabel: string;
  /** Said while none is chosen. */
  readonly empty: ReactNode;
  /** What is found while one types; users unless given. */
  readonly kinds?: readonly KnownKind[];
  /** Also addresses that are not of the account. */
  readonly takesExternal?: boolean;
  /** Whose field it is: not offered. */
  readonly ownAddress: string;
  /** What is chosen of a user beside its address, to begin with. */
  readonly rowOf: (address: RelatedAddress) => Row;
  /** The controls for it. */
  readonly controlsOf?: (row: Row, change: (row: Row) => void) => ReactNode;
}

const onlyUsers: readonly KnownKind[] = ['user'];

/** Several addresses: found in the account while one types, or typed whole; the chosen ones stand below. */
export function AddressField<Values extends FieldValues, Row extends RelatedAddress>(
  props: AddressFieldProps<Values, Row>,
) {
  const {
    control,
    name,
    label,
    hint,
    placeholder,
    rowOf,
    controlsOf,
    takesExternal = false,
    kinds = onlyUsers,
  } = props;
  const { t } = useTranslation();
  const id = useId();
  const { clearErrors, setError } = useFormContext<Values>();
  const { field } = useController({ control, name });
  const { errors } = useFormState({ control });
  const choice = field.value as AddressChoice<Row>;
  /** Several may be added before the next drawing. */
  const latest = useRef(choice);
  latest.current = choice;
  const isHighlighted = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const { found, isFetching, setIsOpen } = useKnownAddresses(choice.typed, kinds);
  const textOf = useFindingText();
  const inWords = (finding: FormFinding | undefined) => finding && textOf(finding);
  const problem = inWords(findingOfChoice(errors, name, choice));

  const change = (next: Partial<AddressChoice<Row>>) => {
    latest.current = { ...latest.current, ...next };
    // What was said is about other rows, or another text.
    clearErrors(name);
    field.onChange(latest.current);
  };
  const put = (row: Row) => change({ rows: { ...latest.current.rows, [row.address]: row } });
  const isChosen = ({ address }: RelatedAddress) => latest.current.rows[address] !== undefined;
  const add = (address: RelatedAddress) => {
    if (!isChosen(address)) put(rowOf(address));
  };
  const offered = found.filter((one) => !isChosen(one) && one.address !== props.ownAddress);
  const refuse = (code: 'email_invalid' | 'address_unknown', unknown = '') =>
    setError(`${name}.typed` as Path<Values>, formFinding({ code, params: { name: unknown } }));
  const addOnlyOffered = () => {
    const only = onlyOneNamed(latest.current.typed, offered);
    if (only === undefined) return refuse('email_invalid');
    add(only);
    change({ typed: '' });
  };
  const addTyped = async () => {
    const { typed } = latest.current;
    const emails = addressesIn(typed);
    if (emails === undefined) return addOnlyOffered();
    if (emails.length === 0) input.current?.focus();
    const asked = emails.map(
      (email) => found.find(({ address }) => address === email) ?? findKnownAddress(email, kinds),
    );
    const unknown: string[] = [];
    for (const [index, known] of (await Promise.all(asked)).entries()) {
      const email = emails[index] ?? '';
      if (known || takesExternal) add(known ?? externalAddress(email));
      else unknown.push(email);
    }
    const left = [...unknown, typedSince(typed, latest.current.typed)];
    change({ typed: left.filter((text) => text !== '').join(' ') });
    if (unknown[0] !== undefined) refuse('address_unknown', unknown[0]);
  };
  const rows = rowsOf(choice);
  const remove = (index: number) => {
    change({ rows: choiceOf(rows.toSpliced(index, 1)).rows });
    // Its button is gone.
    input.current?.focus();
  };

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      below={
        rows.length === 0 ? (
          <Box sx={{ color: colours.textSoft }}>{props.empty}</Box>
        ) : (
          <AddressRows
            label={props.chosenLabel}
            rows={rows}
            problemOf={(index) => inWords(findingOfRow(errors, name, index))}
            onRemove={remove}
          >
            {(row) => controlsOf?.(row, put)}
          </AddressRows>
        )
      }
    >
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Autocomplete<RelatedAddress, false, true, true>
          id={id}
          freeSolo
          disableClearable
          fullWidth
          options={offered}
          // The server has searched already.
          filterOptions={(options) => options}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.unicode)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.address)}
          renderOption={({ key, ...option }, { unicode, name: person, kind }) => (
            <Box component="li" key={key} {...option}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {unicode}
                {person ? <Box sx={{ fontSize: 13, color: colours.textSoft }}>{person}</Box> : null}
              </Box>
              {kind === 'user' ? null : <AddressKindLabel kind={kind} />}
            </Box>
          )}
          // Whatever is chosen goes into the list below.
          value={null as never}
          onChange={(_event, chosen) => {
            if (typeof chosen === 'string') return;
            add(chosen);
            change({ typed: '' });
          }}
          inputValue={choice.typed}
          onInputChange={(_event, text, reason) => {
            if (reason === 'input') change({ typed: text });
          }}
          onHighlightChange={(_event, option) => {
            isHighlighted.current = option !== null;
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || choice.typed.trim() === '' || isHighlighted.current) return;
            // It adds what is typed rather than sending the form.
            event.preventDefault();
            (event as { defaultMuiPrevented?: boolean }).defaultMuiPrevented = true;
            void addTyped();
          }}
          onOpen={() => setIsOpen(true)}
          onClose={() => {
            isHighlighted.current = false;
            setIsOpen(false);
          }}
          onBlur={field.onBlur}
          clearOnBlur={false}
          selectOnFocus={false}
          loading={isFetching}
          loadingText={t('state.loading')}
          // Inside the landmark it belongs to.
          disablePortal
          slotProps={{
            listbox: { 'aria-label': label, 'aria-labelledby': undefined },
            paper: { sx: choicePaper },
          }}
          sx={{
            '&& .MuiOutlinedInput-root': { padding: 0 },
            '&& .MuiAutocomplete-input': { padding: '8px 12px' },
          }}
          renderInput={({ slotProps: { input: root, htmlInput } }) => (
            <OutlinedInput
              {...root}
              fullWidth
              error={Boolean(problem)}
              placeholder={placeholder}
              inputRef={(element: HTMLInputElement | null) => {
                field.ref(element);
                input.current = element;
              }}
              inputProps={{
                ...htmlInput,
                name,
                inputMode: 'email',
                autoCapitalize: 'none',
                'aria-invalid': Boolean(problem),
                'aria-describedby':
                  [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ') ||
                  undefined,
              }}
            />
          )}
        />
        <Button
          variant="outlined"
          aria-label={t('address.add')}
          onClick={() => void addTyped()}
          sx={{ flexShrink: 0, gap: 2, minWidth: 0 }}
        >
          <Plus size={16} aria-hidden />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {t('address.add')}
          </Box>
        </Button>
      </Box>
    </FieldFrame>
  );
}
