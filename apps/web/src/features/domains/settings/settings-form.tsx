import { domainsActions, domainTypes } from '@posthouse/contract/features/domains';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useCan } from '../../../api/access.ts';
import { useHasField } from '../../../api/account-features.ts';
import { call } from '../../../api/call.ts';
import type { LookupEntry } from '../../../api/lookups.ts';
import { countryOptions } from '../../../i18n/country-options.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import type { Domain } from '../domain.ts';
import { type SettingsValues, settingsSchema, valuesOf } from './settings-values.ts';

type Timezones = readonly LookupEntry[];
type Fields = { readonly control: Control<SettingsValues> };

export function SettingsForm({ row, timezones }: { readonly row: Domain; readonly timezones: Timezones }) {
  const { t } = useTranslation('domains');
  const form = useRecordForm({
    command: 'updateDomain',
    given: { id: row.id },
    record: row,
    load: () => call('getDomain', { id: row.id }),
    schema: settingsSchema,
    valuesOf,
    fieldName: (field) => t(`facts.${field as keyof SettingsValues}`),
  });
  const { control } = form;
  const mayAudit = useCan('setAuditDomain');
  return (
    <ActionForm form={form} submitLabel={t('settings.save')} takesMinutes>
      <GeneralFields control={control} timezones={timezones} />
      <DeliveryFields control={control} />
      <SwitchField
        control={control}
        name="audit_enabled"
        label={t('audit.label')}
        hint={mayAudit ? t('audit.hint') : `${t('audit.hint')} ${t('audit.mayNot')}`}
        disabled={!mayAudit}
      />
      <TextAreaField
        control={control}
        name="footer"
        label={t('settings.footer')}
        hint={t('settings.footerHint')}
        minRows={4}
      />
    </ActionForm>
  );
}

function GeneralFields({ control, timezones }: Fields & { readonly timezones: Timezones }) {
  const { t, tag } = useTranslation('domains');
  const countries = useMemo(() => countryOptions(tag), [tag]);
  return (
    <>
      <SelectField
        control={control}
        name="type"
        label={t('add.type')}
        hint={t('add.typeHint')}
        options={domainTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <SearchSelectField
        control={control}
        name="timezone"
        label={t('settings.timezone')}
        options={[{ value: '', label: t('settings.accountTimezone') }, ...timezones]}
      />
      <SelectField
        control={control}
        name="homecountry"
        label={t('settings.homecountry')}
        options={[{ value: '', label: t('settings.noCountry') }, ...countries]}
      />
    </>
  );
}

function DeliveryFields({ control }: Fields) {
  const { t } = useTranslation('domains');
  const hasField = useHasField(domainsActions.updateDomain);
  return (
    <>
      <TextField
        control={control}
        name="catchall"
        label={t('settings.catchall')}
        hint={t('settings.catchallHint')}
        type="email"
        autoComplete="off"
      />
      <SwitchField
        control={control}
        name="webmail"
        label={t('settings.webmail')}
        hint={t('settings.webmailHint')}
      />
      {hasField('exchange_enabled') ? (
        <>
          <SwitchField
            control={control}
            name="exchange_enabled"
            label={t('settings.exchange')}
            hint={t('settings.exchangeHint')}
          />
          <TextField
            control={control}
            name="exchange_host"
            label={t('settings.exchangeHost')}
            autoComplete="off"
          />
        </>
      ) : null}
      <SwitchField
        control={control}
        name="localdelivery"
        label={t('settings.localdelivery')}
        hint={t('settings.localdeliveryHint')}
      />
      <TextField control={control} name="relay_host" label={t('settings.relayHost')} autoComplete="off" />
    </>
  );
}
