import { usersActions } from '@posthouse/contract/features/users';
import { z } from 'zod';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { UserQuotaField } from '../identity-fields.tsx';
import type { User } from '../user.ts';

const schema = z.strictObject({ quota: usersActions.updateUser.input.shape.quota.unwrap() });

/** More or less room for one user. */
export function QuotaForm({ row, close }: { readonly row: User; readonly close: () => void }) {
  const { t } = useTranslation('users');
  const { mutateAsync } = useCommand('updateUser');
  const form = useActionForm({
    schema,
    defaultValues: { quota: row.quota },
    submit: ({ quota }) => mutateAsync({ id: row.id, quota }),
    onDone: close,
  });
  return (
    <ActionForm form={form} submitLabel={t('page.save')} onCancel={close}>
      <UserQuotaField control={form.control} name="quota" assignedMb={row.quota} usedMb={row.used} />
    </ActionForm>
  );
}
