import {
  acceptFrom,
  mostSensitive,
  reportContents,
  reportFormats,
  spamPlaces,
} from '@posthouse/contract/features/filtering/filter-settings';
import { useWatch } from 'react-hook-form';
import { call } from '../../api/call.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import {
  type FilterSettings,
  offered,
  type SettingName,
  settingsSchema,
  valuesOf,
} from './filter-settings.ts';
import { useSettingWords } from './use-setting-words.ts';

const sensitivities = Array.from({ length: mostSensitive }, (_, index) => String(index + 1));
const hours = [0, 1, 2, 3, 4, 6, 8, 12, 24, 48, 72, 168];
const countries = [0, 1, 2, 3, 4, 5, 10, 20];

/** Each setting of a place, with what counts where it is left to be inherited. */
export function SettingsForm({ settings }: { readonly settings: FilterSettings }) {
  const { t } = useTranslation('filter-settings');
  const { domain, inherited, own } = settings;
  const { word, inheritedWord } = useSettingWords(settings);
  const form = useRecordForm({
    command: 'updateFilterSettings',
    given: { domain },
    record: settings,
    load: () => call('getFilterSettings', { domain }),
    schema: settingsSchema,
    valuesOf,
    fieldName: (field) => t(`facts.${field as SettingName}`),
    inWords: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([field, value]) => {
          const name = field as SettingName;
          return [field, value === '' ? inheritedWord(name) : word(name, String(value))];
        }),
      ),
  });
  const { control } = form;
  const [accepts, spamTo] = useWatch({ control, name: ['accept_from', 'spam_to'] });
  const choices = (field: SettingName, values: readonly string[]) => [
    { value: '', label: inheritedWord(field) },
    ...values.map((value) => ({ value, label: word(field, value) })),
  ];
  return (
    <ActionForm form={form} submitLabel={t('save')}>
      <SelectField
        control={control}
        name="accept_from"
        label={t('facts.accept_from')}
        hint={t((accepts || inherited.accept_from) === 'whitelist' ? 'accept.whitelistHint' : 'accept.hint')}
        options={choices('accept_from', acceptFrom)}
      />
      <SelectField
        control={control}
        name="autowhitelist"
        label={t('facts.autowhitelist')}
        hint={t('autowhitelist.hint')}
        options={choices('autowhitelist', ['1', '0'])}
      />
      <SelectField
        control={control}
        name="sensitivity"
        label={t('facts.sensitivity')}
        hint={t('sensitivity.hint')}
        options={choices('sensitivity', sensitivities)}
      />
      <SelectField
        control={control}
        name="spam_to"
        label={t('facts.spam_to')}
        hint={t((spamTo || inherited.spam_to) === 'delete' ? 'spam.deleteHint' : 'spam.hint')}
        options={choices('spam_to', spamPlaces)}
      />
      <TextField
        control={control}
        name="keep_spam_days"
        label={t('facts.keep_spam_days')}
        placeholder={inheritedWord('keep_spam_days')}
        hint={t('daysHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField
        control={control}
        name="report_hours"
        label={t('facts.report_hours')}
        hint={t('report.hint')}
        options={choices('report_hours', offered(hours, own.report_hours))}
      />
      <SelectField
        control={control}
        name="report_content"
        label={t('facts.report_content')}
        hint={t('report.contentHint')}
        options={choices('report_content', reportContents)}
      />
      <SelectField
        control={control}
        name="report_format"
        label={t('facts.report_format')}
        hint={t('report.formatHint')}
        options={choices('report_format', reportFormats)}
      />
      <SelectField
        control={control}
        name="login_countries"
        label={t('facts.login_countries')}
        hint={t('countries.hint')}
        options={choices('login_countries', offered(countries, own.login_countries))}
      />
    </ActionForm>
  );
}
