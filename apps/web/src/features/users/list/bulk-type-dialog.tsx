import Box from '@mui/material/Box';
import type { AccountType } from '@posthouse/contract/features/users';
import { useForm } from 'react-hook-form';
import { useAction } from '../../../api/use-action.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { Asking } from '../../../ui/table/definition/list-actions.ts';
import { seatsLeft } from '../offered-types.ts';
import { useAccountTypes } from '../use-account-types.ts';

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
        <Box sx={{ display: 'grid', gap: 4 }}>
          <span>{t('ask.typeText')}</span>
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
        </Box>
      }
      confirmLabel={t('bulk.type')}
      isRunning={isRunning}
      onConfirm={() => void form.handleSubmit(onConfirm)()}
      onCancel={onCancel}
    />
  );
}
