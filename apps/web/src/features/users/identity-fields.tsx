import Box from '@mui/material/Box';
import { type AccountType, mailboxTypes, oexTypes } from '@posthouse/contract/features/users';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useAction } from '../../api/use-action.ts';
import { remainingQuotaMb } from '../../domain/quota/quota.ts';
import { QuotaField } from '../../domain/quota/quota-field.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldOf } from '../../ui/form/field-of.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { useAccountTypes } from './use-account-types.ts';

interface Identity extends FieldValues {
  account_type: AccountType;
  mailbox_type: (typeof mailboxTypes)[number];
  oex_type: (typeof oexTypes)[number];
  relay_host: string;
  quota: unknown;
  twofa_allowed: unknown;
}

interface IdentityFieldsProps<Values extends Identity> {
  readonly control: Control<Values>;
  /** The type it has already, which may be one no longer offered. */
  readonly present?: AccountType;
}

/** What kind of user it is; only what the chosen type has is asked for. */
export function TypeFields<Values extends Identity>({ control, present }: IdentityFieldsProps<Values>) {
  const { t } = useTranslation('users');
  const types = useAccountTypes(present);
  const type = useWatch({ control, name: 'account_type' as Path<Values> }) as AccountType;
  const named = (name: keyof Identity & string) => name as Path<Values>;
  return (
    <>
      <SelectField
        control={control}
        name={named('account_type')}
        label={t('form.type')}
        hint={t(`typeHint.${type}`)}
        options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      {type === 'audit' && present !== undefined && present !== 'audit' ? (
        <Notice tone="warning">{t('audit.becomes')}</Notice>
      ) : null}
      {type === 'enhanced' ? (
        <SelectField
          control={control}
          name={named('mailbox_type')}
          label={t('form.mailboxType')}
          hint={t('form.mailboxTypeHint')}
          options={mailboxTypes.map((value) => ({ value, label: t(`mailbox.${value}`) }))}
        />
      ) : null}
      {type === 'exchange' ? (
        <SelectField
          control={control}
          name={named('oex_type')}
          label={t('form.oexType')}
          options={oexTypes.map((value) => ({ value, label: t(`oex.${value}`) }))}
        />
      ) : null}
      {type === 'external' ? (
        <TextField
          control={control}
          name={named('relay_host')}
          label={t('form.relayHost')}
          hint={t('form.relayHostHint')}
          autoComplete="off"
          required
        />
      ) : null}
    </>
  );
}

interface UserQuotaFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  readonly assignedMb?: number | undefined;
  /** Null where it is not known. */
  readonly usedMb?: number | null | undefined;
}

/** Quota with how much is used and left of it. */
export function UserQuotaField<Values extends FieldValues>({
  control,
  name,
  assignedMb = 0,
  usedMb = null,
}: UserQuotaFieldProps<Values>) {
  const { t } = useTranslation('users');
  const { size } = useFormat();
  const { data: status } = useAction('status', {});
  const quota: unknown = useWatch({ control, name });
  const left = status && remainingQuotaMb(status) + (status.autogrow_quota === 1 ? 0 : assignedMb);
  const hints = [
    usedMb === null ? '' : t('form.quotaInUse', { num: size(usedMb) }),
    left === undefined ? '' : t('form.quotaLeft', { num: size(left) }),
  ];
  const isBelowUse = usedMb !== null && typeof quota === 'number' && quota < usedMb;
  return (
    <div>
      <QuotaField
        control={control}
        name={name}
        label={t('form.quota')}
        hint={hints.filter(Boolean).join(' ')}
      />
      <div role="status">
        {isBelowUse ? (
          <Box sx={{ marginTop: 2 }}>
            <Notice tone="warning">{t('form.quotaBelowUse', { used: size(usedMb) })}</Notice>
          </Box>
        ) : null}
      </div>
    </div>
  );
}

interface QuotaFieldsProps<Values extends Identity> extends IdentityFieldsProps<Values> {
  readonly assignedMb?: number;
  readonly usedMb?: number | null;
}

/** Quota, and two-factor. */
export function QuotaFields<Values extends Identity>({
  control,
  assignedMb,
  usedMb,
}: QuotaFieldsProps<Values>) {
  const { t } = useTranslation('users');
  return (
    <>
      <UserQuotaField
        control={control}
        name={'quota' as Path<Values>}
        assignedMb={assignedMb}
        usedMb={usedMb}
      />
      <SwitchField
        control={control}
        name={'twofa_allowed' as Path<Values>}
        label={t('form.twofa')}
        hint={t('form.twofaHint')}
      />
    </>
  );
}
