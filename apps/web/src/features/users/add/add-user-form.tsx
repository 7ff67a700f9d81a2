import type { AccountType } from '@posthouse/contract/features/users';
import { passwordLength } from '@posthouse/contract/fields/password';
import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useOnlyDomain } from '../../../domain/domain-field.tsx';
import { NeedsDomain } from '../../../domain/needs-domain.tsx';
import { NewAddressFields } from '../../../domain/new-address-fields.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { AddFlow } from '../../../ui/form/add-flow.tsx';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import type { ListSearch } from '../../../ui/table/view/view-address.ts';
import { QuotaFields, TypeFields } from '../identity-fields.tsx';
import { useAccountTypes } from '../use-account-types.ts';
import { addSchema, emptyUser, logsIn, newUserOf } from '../user-values.ts';
import { type AddedUser, AddedUserResult } from './added-user.tsx';

interface AddUserFormProps {
  readonly onAdded: (added: AddedUser) => void;
  readonly close: () => void;
}

/** The form, and in its place what the new user has to be told. */
export function AddUser({ close }: { readonly close: () => void }) {
  return (
    <AddFlow<AddedUser>
      form={(onAdded) => <AddUserForm onAdded={onAdded} close={close} />}
      result={(added, onAgain) => <AddedUserResult added={added} onAgain={onAgain} />}
    />
  );
}

/** Begins with a type the account has, so it waits until that is known; with the one the list is filtered by, if any. */
export function AddUserForm({ onAdded, close }: AddUserFormProps) {
  const types = useAccountTypes();
  const { account_type: wanted }: ListSearch = useSearch({ strict: false });
  const type = types.find((one) => one === wanted) ?? types[0];
  const domain = useOnlyDomain();
  const { data, error, refetch } = useAction('status', {});
  if (error && !data) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  if (type === undefined || domain === undefined) return <LoadingState rows={6} rowHeight={64} />;
  return (
    <NeedsDomain>
      <Form type={type} domain={domain} onAdded={onAdded} close={close} />
    </NeedsDomain>
  );
}

interface FormProps extends AddUserFormProps {
  readonly type: AccountType;
  readonly domain: string;
}

function Form({ type: first, domain, onAdded, close }: FormProps) {
  const { t } = useTranslation('users');
  const { mutateAsync } = useCommand('addUser', { announcedBy: 'result' });
  const added = useRef<AddedUser>(undefined);
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { ...emptyUser, domain, account_type: first },
    submit: async (values) => {
      const sent = newUserOf(values);
      added.current = { row: await mutateAsync(sent), password: sent.password ?? '' };
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
  });
  const { control } = form;
  const [type, mailbox] = useWatch({ control, name: ['account_type', 'mailbox_type'] });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={close}>
      <NewAddressFields
        control={control}
        name="username"
        domain="domain"
        texts={{
          name: t('form.username'),
          nameHint: t('form.usernameHint'),
          domain: t('form.domain'),
          domainHint: t('form.domainHint'),
          chooseDomain: t('form.chooseDomain'),
        }}
      />
      <TextField control={control} name="name" label={t('form.name')} autoComplete="off" />
      <TypeFields control={control} />
      {logsIn(type, mailbox) ? (
        <NewPasswordField
          control={control}
          name="password"
          label={t('form.password')}
          shortest={passwordLength.user}
        />
      ) : null}
      <QuotaFields control={control} />
    </ActionForm>
  );
}
