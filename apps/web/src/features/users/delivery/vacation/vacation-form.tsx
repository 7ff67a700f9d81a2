import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../../../api/call.ts';
import { addressesIn } from '../../../../domain/addresses/address-choice.ts';
import { HiddenNotice } from '../../../../domain/addresses/hidden-notice.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ActionForm } from '../../../../ui/form/action-form.tsx';
import { changedFields } from '../../../../ui/form/record-changes.ts';
import { SwitchField } from '../../../../ui/form/switch-field.tsx';
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../../ui/form/use-record-form.ts';
import { Panel } from '../../../../ui/page/panel.tsx';
import { colours } from '../../../../ui/theme/tokens.ts';
import type { User } from '../../user.ts';
import { VacationPreview } from './vacation-preview.tsx';
import { type Vacation, type VacationValues, vacationSchema, vacationValuesOf } from './vacation-values.ts';

interface VacationFormProps {
  readonly row: User;
  readonly reply: Vacation;
  /** How it is at the moment, as saved. */
  readonly state: ReactNode;
}

export function VacationForm({ row, reply, state }: VacationFormProps) {
  const { t } = useTranslation('users');
  const form = useRecordForm({
    command: 'setVacation',
    given: { id: row.id },
    name: row.unicode,
    record: reply,
    load: () => call('getVacation', { id: row.id }),
    schema: vacationSchema,
    valuesOf: vacationValuesOf,
    changesOf: (from, values) => {
      const { addresses, ...others } = changedFields(vacationValuesOf(from), values);
      return {
        ...others,
        ...(addresses === undefined ? {} : { addresses: addressesIn(values.addresses) ?? [] }),
      };
    },
    fieldName: (field) => t(`facts.${field as 'subject'}`),
  });
  const { control } = form;
  const values = useWatch({ control }) as VacationValues;
  const calendar = { type: 'date', inputProps: { min: '1970-01-01', max: '2199-12-31' } } as const;
  return (
    <Box sx={columns}>
      <Panel title={t('page.vacation')} action={state}>
        <Box sx={{ color: colours.textSoft, marginBottom: 3 }}>{t('delivery.vacation.intro')}</Box>
        <ActionForm form={form} submitLabel={t('delivery.vacation.save')}>
          <SwitchField control={control} name="active" label={t('delivery.vacation.active')} />
          <Box>
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <TextField
                {...calendar}
                control={control}
                name="starts_on"
                label={t('delivery.vacation.starts')}
                hint={t('delivery.vacation.startsHint')}
              />
              <TextField
                {...calendar}
                control={control}
                name="ends_on"
                label={t('delivery.vacation.ends')}
                hint={t('delivery.vacation.endsHint')}
              />
            </Box>
            <Box sx={{ marginTop: 2, fontSize: 13, color: colours.textSoft }}>
              {t('delivery.vacation.zone', { zone: reply.timezone.replaceAll('_', ' ') })}
            </Box>
          </Box>
          <TextField
            control={control}
            name="subject"
            label={t('delivery.vacation.subject')}
            hint={t('delivery.vacation.subjectHint')}
            autoComplete="off"
          />
          <TextAreaField control={control} name="text" label={t('delivery.vacation.text')} />
          <TextField
            control={control}
            name="days"
            type="number"
            inputProps={{ min: 1, max: 30 }}
            label={t('delivery.vacation.days')}
            hint={t('delivery.vacation.daysHint')}
          />
          <TextAreaField
            control={control}
            name="addresses"
            minRows={2}
            label={t('delivery.vacation.addresses')}
            hint={t('delivery.vacation.addressesHint')}
          />
          <HiddenNotice count={reply.hidden} />
        </ActionForm>
      </Panel>
      <VacationPreview row={row} values={values} timezone={reply.timezone} />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
