import { useMemo } from 'react';
import { call } from '../../../api/call.ts';
import type { LookupEntry } from '../../../api/lookups.ts';
import { countryOptions } from '../../../i18n/country-options.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { type Settings, type SettingsValues, settingsSchema, valuesOf } from './settings-values.ts';

interface AccountFormProps {
  readonly row: Settings;
  readonly lookups: Lookups;
}

/** What the server offers to choose. */
export interface Lookups {
  readonly timezones: readonly LookupEntry[];
  readonly languages: readonly LookupEntry[];
  readonly dateFormats: readonly LookupEntry[];
}

export function AccountForm({ row, lookups }: AccountFormProps) {
  const { t } = useTranslation('settings');
  const options = useOptions(lookups);
  const form = useRecordForm({
    command: 'updateSettings',
    record: row,
    load: () => call('getSettings', {}),
    schema: settingsSchema,
    valuesOf,
    fieldName: (field) => t(`facts.${field as keyof SettingsValues}`),
  });
  const { control } = form;
  return (
    <ActionForm form={form} submitLabel={t('account.save')}>
      <TextField
        control={control}
        name="ui_timeout"
        label={t('account.timeout')}
        hint={t('account.timeoutHint')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <SearchSelectField
        control={control}
        name="timezone"
        label={t('account.timezone')}
        options={lookups.timezones}
      />
      <SelectField
        control={control}
        name="dateformat"
        label={t('account.dateformat')}
        options={options.dates}
      />
      <SelectField
        control={control}
        name="language"
        label={t('account.language')}
        hint={t('account.languageHint')}
        options={options.languages}
      />
      <SelectField
        control={control}
        name="homecountry"
        label={t('account.homecountry')}
        options={options.countries}
      />
      <TextField
        control={control}
        name="quota_alert_cc"
        label={t('account.quotaAlertCc')}
        hint={t('account.quotaAlertCcHint')}
        type="email"
        autoComplete="off"
      />
      <TextField
        control={control}
        name="password_max_age_days"
        label={t('account.passwordAge')}
        hint={t('account.passwordAgeHint')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <SwitchField
        control={control}
        name="twofa_required"
        label={t('account.twofaRequired')}
        hint={t('account.twofaRequiredHint')}
      />
    </ActionForm>
  );
}

function useOptions({ dateFormats, languages }: Lookups) {
  const { t, tag } = useTranslation('settings');
  const countries = useMemo(() => countryOptions(tag), [tag]);
  return {
    dates: [
      { value: '', label: t('account.usualDates') },
      ...dateFormats.map(({ value, label }) => ({ value, label: `${label} (${value})` })),
    ],
    languages: [{ value: '', label: t('account.noLanguage') }, ...languages],
    countries: [{ value: '', label: t('account.noCountry') }, ...countries],
  };
}
