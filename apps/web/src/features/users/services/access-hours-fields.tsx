import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Weekday, weekdays } from '@posthouse/contract/fields/access-hours';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useProblem } from '../../../ui/form/form-finding.ts';
import { colours, tones } from '../../../ui/theme/tokens.ts';
import { dayName } from './day-name.ts';
import { dayModes, type ServicesValues } from './services-values.ts';

type Fields = { readonly control: Control<ServicesValues> };

/** When the user may log in, day by day. */
export function AccessHoursFields({ control }: Fields) {
  const { t } = useTranslation('users');
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ padding: 0, fontSize: 13, fontWeight: 550, marginBottom: 1 }}>
        {t('hours.title')}
      </Box>
      <Box sx={{ fontSize: 13, color: colours.textSoft, marginBottom: 3 }}>{t('hours.hint')}</Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {weekdays.map((day) => (
          <DayFields key={day} day={day} control={control} />
        ))}
      </Box>
    </Box>
  );
}

function DayFields({ day, control }: Fields & { readonly day: Weekday }) {
  const { t, tag } = useTranslation('users');
  const name = dayName(day, tag);
  const mode = useController({ control, name: `days.${day}.mode` });
  const isTimed = useWatch({ control, name: `days.${day}.mode` }) === 'hours';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '0 0 110px' }}>{name}</Box>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': t('hours.of', { day: name }) }}
        {...mode.field}
      >
        {dayModes.map((value) => (
          <option key={value} value={value}>
            {t(`hours.${value}`)}
          </option>
        ))}
      </NativeSelect>
      {isTimed ? (
        <>
          <HourField control={control} day={day} part="start" label={t('hours.start', { day: name })} />
          <span aria-hidden>–</span>
          <HourField control={control} day={day} part="end" label={t('hours.end', { day: name })} />
        </>
      ) : null}
      {isTimed ? <DayProblem control={control} day={day} /> : null}
    </Box>
  );
}

const hours = Array.from({ length: 25 }, (_, hour) => String(hour));

interface HourFieldProps extends Fields {
  readonly day: Weekday;
  readonly part: 'start' | 'end';
  readonly label: string;
}

function HourField({ control, day, part, label }: HourFieldProps) {
  const { field, fieldState } = useController({ control, name: `days.${day}.${part}` });
  return (
    <NativeSelect
      input={<OutlinedInput error={Boolean(fieldState.error)} />}
      inputProps={{ 'aria-label': label, 'aria-invalid': Boolean(fieldState.error) }}
      {...field}
    >
      <option value="">–</option>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {`${hour}:00`}
        </option>
      ))}
    </NativeSelect>
  );
}

function DayProblem({ control, day }: Fields & { readonly day: Weekday }) {
  const { fieldState } = useController({ control, name: `days.${day}.end` });
  const problem = useProblem(fieldState.error);
  return problem ? (
    <Box sx={{ flexBasis: '100%', fontSize: 13, color: tones.bad.text }}>{problem}</Box>
  ) : null;
}
