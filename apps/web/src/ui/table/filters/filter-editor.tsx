import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldCode } from '@posthouse/contract/core/errors';
import { lazy, Suspense, useId, useState } from 'react';
import { loadChunk } from '../../../api/load-chunk.ts';
import { fieldErrorText } from '../../../i18n/error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldProblem } from '../../form/field-frame.tsx';
import {
  type DraftValues,
  type Filter,
  type FilterValue,
  fieldsOf,
  isNegatable,
  type TextFilter,
} from '../definition/filter.ts';
import type { FilterChange, ListView } from '../view/list-view.ts';
import { ChoiceEditor, YesNoEditor } from './choice-editor.tsx';
import { PeriodEditor } from './period-editor.tsx';
import { RangeEditor } from './range-editor.tsx';

/** Not part of every list. */
const SuggestingInput = lazy(async () => ({
  default: (await loadChunk(() => import('./suggesting-input.tsx'))).SuggestingInput,
}));

interface FilterEditorProps {
  readonly filter: Filter;
  readonly view: ListView;
  readonly onApply: (change: FilterChange) => void;
}

/** The small form of a filter. */
export function FilterEditor({ filter, view, onApply }: FilterEditorProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const fields = fieldsOf(filter);
  const [values, setValues] = useState<DraftValues>(() =>
    Object.fromEntries(fields.map((field) => [field, view.filters[field]])),
  );
  const [problem, setProblem] = useState<FieldCode>();
  const [isNegated, setIsNegated] = useState(fields.some((field) => view.negated.includes(field)));
  return (
    <Box
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        const found = problemOf(filter, trimmed(values));
        setProblem(found);
        if (found === undefined) onApply({ values: trimmed(values), isNegated });
      }}
      sx={{ display: 'grid', gap: 3 }}
    >
      {isNegatable(filter) ? (
        <NativeSelect
          fullWidth
          input={<OutlinedInput />}
          inputProps={{ 'aria-label': t('list.condition') }}
          value={isNegated ? 'not' : 'yes'}
          onChange={(event) => setIsNegated(event.target.value === 'not')}
        >
          <option value="yes">{t(contains(filter) ? 'list.contains' : 'list.is')}</option>
          <option value="not">{t(contains(filter) ? 'list.containsNot' : 'list.isNot')}</option>
        </NativeSelect>
      ) : null}
      <ValueEditor
        filter={filter}
        values={values}
        onChange={(changed) => setValues({ ...values, ...changed })}
        onPick={(changed) => onApply({ values: { ...values, ...changed }, isNegated })}
      />
      {problem === undefined ? null : (
        <Box role="alert">
          <FieldProblem id={problemId}>{fieldErrorText({ code: problem })}</FieldProblem>
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
        <Button
          variant="outlined"
          onClick={() =>
            onApply({
              values: Object.fromEntries(fields.map((field) => [field, undefined])),
              isNegated: false,
            })
          }
        >
          {t('list.clear')}
        </Button>
        <Button variant="contained" type="submit">
          {t('list.apply')}
        </Button>
      </Box>
    </Box>
  );
}

interface ValueEditorProps {
  readonly filter: Filter;
  readonly values: DraftValues;
  readonly onChange: (values: DraftValues) => void;
  /** A choice after which there is nothing more to say. */
  readonly onPick: (values: DraftValues) => void;
}

function ValueEditor({ filter, values, onChange, onPick }: ValueEditorProps) {
  if (filter.kind === 'period') return <PeriodEditor filter={filter} values={values} onChange={onChange} />;
  if (filter.kind === 'range') return <RangeEditor filter={filter} values={values} onChange={onChange} />;
  const value = values[filter.name];
  const change = (next: FilterValue | undefined) => onChange({ [filter.name]: next });
  switch (filter.kind) {
    case 'text':
      return (
        <TextEditor
          filter={filter}
          value={typeof value === 'string' ? value : ''}
          onType={change}
          onPick={(picked) => onPick({ [filter.name]: picked })}
        />
      );
    case 'choice':
      return <ChoiceEditor filter={filter} value={value} onChange={change} />;
    case 'yesNo':
      return <YesNoEditor filter={filter} value={value} onChange={change} />;
  }
}

interface TextEditorProps {
  readonly filter: TextFilter;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onPick: (value: string) => void;
}

function TextEditor({ filter, value, onType, onPick }: TextEditorProps) {
  const { t } = useTranslation();
  const plain = (
    <OutlinedInput
      fullWidth
      autoFocus
      value={value}
      onChange={(event) => onType(event.target.value)}
      inputProps={{ 'aria-label': t('list.value'), maxLength: 200, autoComplete: 'off' }}
    />
  );
  const { suggest } = filter;
  if (!suggest) return plain;
  return (
    <Suspense fallback={plain}>
      <SuggestingInput filter={{ ...filter, suggest }} value={value} onType={onType} onPick={onPick} />
    </Suspense>
  );
}

/** Nothing typed takes the filter away, which is always right. */
function problemOf(filter: Filter, values: DraftValues): FieldCode | undefined {
  if (filter.kind !== 'text' || filter.takes === undefined) return undefined;
  const { test, otherwise } = filter.takes;
  const text = values[filter.name];
  return typeof text !== 'string' || text === '' || test(text) ? undefined : otherwise;
}

function contains(filter: Filter): boolean {
  return filter.kind === 'text' && filter.match === 'contains';
}

function trimmed(values: DraftValues): DraftValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  );
}
