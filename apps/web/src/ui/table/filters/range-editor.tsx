import { useTranslation } from '../../../i18n/use-translation.ts';
import { InputRow } from '../../form/input-row.tsx';
import type { DraftValues, RangeFilter } from '../definition/filter.ts';

interface RangeEditorProps {
  readonly filter: RangeFilter;
  readonly values: DraftValues;
  readonly onChange: (values: DraftValues) => void;
}

/** A least and a most number, both included. */
export function RangeEditor({ filter, values, onChange }: RangeEditorProps) {
  const { t } = useTranslation();
  const ends = [
    [filter.from, t('list.least')],
    [filter.to, t('list.most')],
  ] as const;
  return ends.map(([field, label]) => (
    <InputRow
      key={field}
      label={label}
      // The browser reads it as its people write numbers, and the value has a point.
      type="number"
      value={values[field] ?? ''}
      inputProps={{ step: 'any', min: -10_000, max: 10_000 }}
      onChange={(event) => onChange({ [field]: event.target.value || undefined })}
    />
  ));
}
