import Box from '@mui/material/Box';
import type { AccountType } from '@posthouse/contract/features/users';
import { quotaMb } from '@posthouse/contract/fields/quota';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useAction } from '../../../api/use-action.ts';
import { remainingQuotaMb } from '../../../domain/quota/quota.ts';
import { QuotaField } from '../../../domain/quota/quota-field.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { schemaResolver } from '../../../ui/form/schema-resolver.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { Asking } from '../../../ui/table/definition/list-actions.ts';
import { seatsLeft } from '../offered-types.ts';
import { useAccountTypes } from '../use-account-types.ts';

const quotaResolver = schemaResolver<{ quota: unknown }>(z.strictObject({ quota: quotaMb }));

/** The same quota for each of the selected users. */
export function BulkQuotaDialog({ count, isRunning, onConfirm, onCancel }: Asking<{ quota: number }>) {
  const { t } = useTranslation('users');
  const { size } = useFormat();
  const { data: status } = useAction('status', {});
  const form = useForm<{ quota: unknown }>({ defaultValues: { quota: '' }, resolver: quotaResolver });
  // It was checked above.
  const submit = form.handleSubmit(({ quota }) => onConfirm({ quota: Number(quota) }));
  return (
    <ConfirmDialog
      title={t('ask.quota', { ...count })}
      consequences={
        <Fields text={t('ask.quotaText')}>
          <QuotaField
            control={form.control}
            name="quota"
            label={t('form.quota')}
            hint={status && t('form.quotaLeft', { num: size(remainingQuotaMb(status)) })}
          />
        </Fields>
      }
      confirmLabel={t('bulk.quota')}
      isRunning={isRunning}
      onConfirm={() => void submit()}
      onCancel={onCancel}
    />
  );
}

/** Another account type for each of the selected users; those that need a host of their own are set one by one. */
export function BulkTypeDialog({
  count,
  isRunning,
  onConfirm,
  onCancel,
}: Asking<{ account_type: AccountType }>) {
  const { t } = useTranslation('users');
  const types = useAccountTypes().filter((type) => type !== 'external' && type !== 'audit');
  const [first = 'basic'] = types;
  const form = useForm<{ account_type: AccountType }>({ values: { account_type: first } });
  const type = form.watch('account_type');
  const { number } = useFormat();
  const { data: status } = useAction('status', {});
  const left = status && seatsLeft(status, type);
  return (
    <ConfirmDialog
      title={t('ask.type', { ...count })}
      consequences={
        <Fields text={t('ask.typeText')}>
          <SelectField
            control={form.control}
            name="account_type"
            label={t('form.type')}
            hint={
              <>
                {t(`typeHint.${type}`)}{' '}
                {left === undefined ? null : t('ask.typeSeats', { num: left, shown: number(left) })}
              </>
            }
            options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
          />
        </Fields>
      }
      confirmLabel={t('bulk.type')}
      isRunning={isRunning}
      onConfirm={() => void form.handleSubmit(onConfirm)()}
      onCancel={onCancel}
    />
  );
}

function Fields({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <span>{text}</span>
      {children}
    </Box>
  );
}
