import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { InputRow } from '../../form/input-row.tsx';
import type { DraftValues, PeriodFilter } from '../definition/filter.ts';

const spans = [1, 7, 30] as const;

interface PeriodEditorProps {
  readonly filter: PeriodFilter;
  readonly values: DraftValues;
  readonly onChange: (values: DraftValues) => void;
}

/** A first and a last day, both included, in the account's timezone; the browser's own calendar. */
export function PeriodEditor({ filter, values, onChange }: PeriodEditorProps) {
  const { t } = useTranslation();
  const { calendarDay } = useFormat();
  const ends = [
    [filter.from, t('list.from')],
    [filter.to, t('list.to')],
  ] as const;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {spans.map((num) => (
          <Button
            key={num}
            variant="outlined"
            sx={{ minHeight: 30, padding: '3px 10px', fontSize: 13 }}
            onClick={() => {
              const { from, to } = lastDays(num, calendarDay(new Date()));
              onChange({ [filter.from]: from, [filter.to]: to });
            }}
          >
            {num === 1 ? t('list.today') : t('list.lastDays', { num })}
          </Button>
        ))}
      </Box>
      {ends.map(([field, label]) => (
        <InputRow
          key={field}
          label={label}
          type="date"
          value={values[field] ?? ''}
          inputProps={{ min: '1970-01-01', max: '2199-12-31' }}
          onChange={(event) => onChange({ [field]: event.target.value || undefined })}
        />
      ))}
    </>
  );
}

/** The last days including today, by the calendar: `2026-01-25` to `2026-01-31`. */
export function lastDays(num: number, today: string): { readonly from: string; readonly to: string } {
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (num - 1));
  return { from: first.toISOString().slice(0, 10), to: today };
}
