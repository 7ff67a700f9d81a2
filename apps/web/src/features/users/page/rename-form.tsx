import { usersActions } from '@posthouse/contract/features/users';
import { useCommand } from '../../../api/use-command.ts';
import { NewAddressFields } from '../../../domain/new-address-fields.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
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
      <NewAddressFields
        control={control}
        name="username"
        domain="domain"
        texts={{
          name: t('form.username'),
          domain: t('form.domain'),
          domainHint: t('form.domainHint'),
          chooseDomain: t('form.chooseDomain'),
        }}
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
