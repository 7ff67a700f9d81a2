import Box from '@mui/material/Box';
import { languageNames } from '@posthouse/contract/core/languages';
import { passwordLength } from '@posthouse/contract/fields/password';
import { useWatch } from 'react-hook-form';
import { useCan } from '../../../api/access.ts';
import { call } from '../../../api/call.ts';
import type { LookupEntry } from '../../../api/lookups.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SetPasswordField } from '../../../ui/form/set-password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { QuotaFields, TypeFields } from '../identity-fields.tsx';
import { MeasuredTime, Quota, TwoFactor, Type } from '../list/user-cells.tsx';
import type { User } from '../user.ts';
import {
  type AccountValues,
  accountChangesOf,
  accountSchema,
  accountValuesOf,
  logsIn,
} from '../user-values.ts';

/** What the server offers to choose. */
export interface Lookups {
  readonly timezones: readonly LookupEntry[];
  readonly languages: readonly LookupEntry[];
  readonly dateFormats: readonly LookupEntry[];
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
    changesOf: accountChangesOf,
    fieldName: (field) => t(`facts.${field as Exclude<keyof AccountValues, 'password'>}`),
  });
  const { control } = form;
  const inherited = { value: '', label: t('form.inherited') };
  const [type, mailbox] = useWatch({ control, name: ['account_type', 'mailbox_type'] });
  return (
    <ActionForm form={form} submitLabel={t('page.save')}>
      <TextField control={control} name="name" label={t('form.name')} autoComplete="off" />
      {mayRestructure ? <TypeFields control={control} present={row.account_type} /> : null}
      <QuotaFields control={control} assignedMb={row.quota} usedMb={row.used} />
      {logsIn(type, mailbox) && (mayRestructure || row.account_type !== 'audit') ? (
        <SetPasswordField
          control={control}
          name="password"
          label={t('form.newPassword')}
          buttonLabel={t('form.setPassword')}
          shortest={passwordLength.user}
        />
      ) : null}
      <SelectField
        control={control}
        name="language"
        label={t('form.language')}
        options={[inherited, ...lookups.languages]}
      />
      <SearchSelectField
        control={control}
        name="timezone"
        label={t('form.timezone')}
        options={[inherited, ...lookups.timezones]}
      />
      <SelectField
        control={control}
        name="dateformat"
        label={t('form.dateformat')}
        options={[
          inherited,
          ...lookups.dateFormats.map(({ value, label }) => ({ value, label: `${label} (${value})` })),
        ]}
      />
    </ActionForm>
  );
}

/** The same for those who may only look. */
export function AccountFacts({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const { quota, lastLogin } = useMeasuredFacts(row);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('page.readOnly')}</Notice>
      <DetailList
        details={[
          { label: t('facts.name'), value: row.name },
          { label: t('column.type'), value: <Type {...row} /> },
          quota,
          { label: t('column.twofa'), value: <TwoFactor {...row} /> },
          ...(row.relay_host ? [{ label: t('facts.relay_host'), value: row.relay_host }] : []),
          { label: t('facts.language'), value: languageNameOf(row.language) ?? t('form.inherited') },
          { label: t('facts.timezone'), value: row.timezone || t('form.inherited') },
          { label: t('facts.dateformat'), value: row.dateformat || t('form.inherited') },
          lastLogin,
        ]}
      />
    </Box>
  );
}

const languageNameOf = (language: string): string | undefined =>
  (languageNames as Readonly<Record<string, string>>)[language];

/** What nobody sets: it is shown beside the form too. */
export function useMeasuredFacts(row: User) {
  const { t } = useTranslation('users');
  return {
    quota: { label: t('column.quota'), value: <Quota {...row} /> },
    lastLogin: { label: t('column.lastlogin'), value: <MeasuredTime time={row.lastlogin} isLong /> },
  };
}
