import { usersActions } from '@posthouse/contract/features/users';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../../api/use-command.ts';
import { DomainField } from '../../../domain/domain-field.tsx';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import type { User } from '../user.ts';

const schema = usersActions.renameUser.input.omit({ id: true });

/** Another address for the same user. */
export function RenameForm({ row, close }: { readonly row: User; readonly close: () => void }) {
  const { t } = useTranslation('users');
  const { mutateAsync } = useCommand('renameUser');
  const form = useActionForm({
    schema,
    defaultValues: {
      username: row.email.slice(0, row.email.lastIndexOf('@')),
      domain: row.domain,
      keep_alias: true,
    },
    submit: (values) => mutateAsync({ id: row.id, ...values }),
    onDone: close,
  });
  const { control } = form;
  return (
    <ActionForm form={form} submitLabel={t('row.rename')} onCancel={close}>
      <p>{t('rename.text')}</p>
      <TextField
        control={control}
        name="username"
        label={t('form.username')}
        autoComplete="off"
        required
        autoFocus
      />
      <DomainField
        control={control}
        name="domain"
        label={t('form.domain')}
        hint={t('form.domainHint')}
        placeholder={t('form.chooseDomain')}
        from="getUserDomains"
      />
      <SwitchField
        control={control}
        name="keep_alias"
        label={t('rename.keepAlias')}
        hint={t('rename.keepAliasHint', { address: row.unicode })}
      />
    </ActionForm>
  );
}
