import { passwordLength } from '@posthouse/contract/fields/password';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../api/access.ts';
import { call } from '../../../api/call.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { changedFields } from '../../../ui/form/record-changes.ts';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { QuotaFields, TypeFields } from '../identity-fields.tsx';
import type { User } from '../user.ts';
import { type AccountValues, accountSchema, accountValuesOf } from '../user-values.ts';

/** From the lookups: value to name. */
export interface Lookups {
  readonly timezones: Readonly<Record<string, string>>;
  readonly languages: Readonly<Record<string, string>>;
  readonly dateformats: Readonly<Record<string, string>>;
}

export function AccountForm({ row, lookups }: { readonly row: User; readonly lookups: Lookups }) {
  const { t } = useTranslation('users');
  const mayRestructure = useCan('renameUser');
  const form = useRecordForm({
    command: 'updateUser',
    given: { id: row.id },
    record: row,
    load: () => call('getUser', { id: row.id }),
    schema: accountSchema,
    valuesOf: accountValuesOf,
    changesOf: (from, values) => changesOf(from, values),
    fieldName: (field) => t(`facts.${field as Exclude<keyof AccountValues, 'password'>}`),
  });
  const { control } = form;
  const [type, mailbox] = useWatch({ control, name: ['account_type', 'mailbox_type'] });
  return (
    <ActionForm form={form} submitLabel={t('page.save')}>
      <TextField control={control} name="name" label={t('form.name')} autoComplete="off" />
      {mayRestructure ? <TypeFields control={control} present={row.account_type} /> : null}
      <QuotaFields control={control} assignedMb={row.quota} />
      {type !== 'enhanced' || mailbox === 'normal' ? (
        <NewPasswordField
          control={control}
          name="password"
          label={t('form.newPassword')}
          shortest={passwordLength.user}
        />
      ) : null}
      <SelectField
        control={control}
        name="language"
        label={t('form.language')}
        options={withInherited(lookups.languages, t('form.inherited'))}
      />
      <SearchSelectField
        control={control}
        name="timezone"
        label={t('form.timezone')}
        options={{ '': t('form.inherited'), ...lookups.timezones }}
      />
      <SelectField
        control={control}
        name="dateformat"
        label={t('form.dateformat')}
        options={withInherited(lookups.dateformats, t('form.inherited'))}
      />
    </ActionForm>
  );
}

const withInherited = (lookup: Readonly<Record<string, string>>, inherited: string) => [
  { value: '', label: inherited },
  ...Object.entries(lookup).map(([value, label]) => ({ value, label })),
];

/** What differs; of a type only what that type has. */
function changesOf(row: User, { password, ...values }: AccountValues) {
  const { password: _none, ...before } = accountValuesOf(row);
  const changed: Partial<typeof values> = changedFields(before, values);
  const { oex_type, relay_host, mailbox_type, ...others } = changed;
  return {
    ...others,
    ...(mailbox_type === undefined ? {} : { mailbox_type }),
    ...(values.account_type === 'exchange' && (oex_type ?? row.oex_type === '')
      ? { oex_type: values.oex_type }
      : {}),
    ...(values.account_type === 'external' && relay_host !== undefined ? { relay_host } : {}),
    ...(values.account_type !== 'enhanced' && row.mailbox_type !== 'normal'
      ? { mailbox_type: 'normal' as const }
      : {}),
    ...(password ? { password } : {}),
  };
}
