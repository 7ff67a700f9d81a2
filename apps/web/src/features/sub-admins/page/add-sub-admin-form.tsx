import Box from '@mui/material/Box';
import { permissionsAt } from '@posthouse/contract/core/permissions';
import { useRef } from 'react';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { AddFlow } from '../../../ui/form/add-flow.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { DomainsField } from '../domains/domains-field.tsx';
import { useOwnLimit } from '../domains/own-limit.ts';
import { RightsField } from '../rights/rights-field.tsx';
import { addSchema, limitOf } from '../sub-admin-values.ts';
import { type AddedSubAdmin, AddedSubAdminResult } from './added-sub-admin.tsx';
import { FirstPassword } from './first-password.tsx';
import { fields, RightsPanels } from './rights-panels.tsx';
import { TwoFactorField } from './two-factor-field.tsx';

/** Without a password: an invitation is sent. */
const empty = {
  username: '',
  name: '',
  email: '',
  password: null,
  twofa_allowed: true,
  domains: [],
  permissions: permissionsAt(0),
};

/** The form, and in its place what the new sub-admin has to be told. */
export function AddSubAdmin({ close }: { readonly close: () => void }) {
  return (
    <AddFlow<AddedSubAdmin>
      form={(onAdded) => <AddSubAdminForm onAdded={onAdded} close={close} />}
      result={(added, onAgain) => <AddedSubAdminResult added={added} onAgain={onAgain} />}
    />
  );
}

interface AddSubAdminFormProps {
  readonly onAdded: (added: AddedSubAdmin) => void;
  readonly close: () => void;
}

function AddSubAdminForm({ onAdded, close }: AddSubAdminFormProps) {
  const { t } = useTranslation('sub-admins');
  const isLimited = useOwnLimit() !== undefined;
  const { mutateAsync } = useCommand('addSubAdmin', { announcedBy: 'result' });
  const added = useRef<AddedSubAdmin>(undefined);
  const form = useActionForm({
    schema: addSchema,
    defaultValues: { ...empty, domains_limited: isLimited },
    submit: async ({ domains_limited, domains, password, ...values }) => {
      const limit = limitOf({ domains_limited, domains });
      const row = await mutateAsync({ ...values, password: password ?? undefined, ...limit });
      added.current = { row, password: password ?? '' };
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
  });
  const { control } = form;
  return (
    <ActionForm form={form} submitLabel={t('add')} onCancel={close} isLong>
      <Panel title={t('page.login')}>
        <Box sx={fields}>
          <TextField
            control={control}
            name="username"
            label={t('form.username')}
            hint={t('form.usernameHint')}
            autoComplete="off"
            required
            autoFocus
          />
          <TextField control={control} name="name" label={t('form.name')} autoComplete="off" />
          <TextField
            control={control}
            name="email"
            label={t('form.email')}
            type="email"
            autoComplete="off"
            required
          />
          <FirstPassword control={control} />
          <TwoFactorField control={control} name="twofa_allowed" />
        </Box>
      </Panel>
      <RightsPanels
        domains={<DomainsField control={control} limitedName="domains_limited" name="domains" />}
        rights={<RightsField control={control} name="permissions" />}
      />
    </ActionForm>
  );
}
