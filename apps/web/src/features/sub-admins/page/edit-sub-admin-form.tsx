import Box from '@mui/material/Box';
import { type Area, areas } from '@posthouse/contract/core/permissions';
import { passwordLength } from '@posthouse/contract/fields/password';
import { call } from '../../../api/call.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { SetPasswordField } from '../../../ui/form/set-password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { DomainsField } from '../domains/domains-field.tsx';
import { RightsField } from '../rights/rights-field.tsx';
import { EmailConfirmation } from '../sub-admin-cells.tsx';
import { changesOf, editSchema, inWords, type SubAdmin, valuesOf } from '../sub-admin-values.ts';
import { fields, RightsPanels } from './rights-panels.tsx';
import { TwoFactorField } from './two-factor-field.tsx';

interface EditSubAdminFormProps {
  readonly row: SubAdmin;
}

export function EditSubAdminForm({ row }: EditSubAdminFormProps) {
  const { t } = useTranslation('sub-admins');
  const form = useRecordForm({
    command: 'updateSubAdmin',
    given: { id: row.id },
    record: row,
    load: () => call('getSubAdmin', { id: row.id }),
    schema: editSchema,
    valuesOf,
    changesOf,
    fieldName: (field) => (isNamed(field) ? t(`facts.${field}`) : field),
    inWords,
  });
  const { control } = form;
  return (
    <ActionForm form={form} submitLabel={t('save')} isLong>
      <Panel title={t('page.login')}>
        <Box sx={fields}>
          <TextField control={control} name="name" label={t('form.name')} autoComplete="off" />
          <TextField
            control={control}
            name="email"
            label={t('form.email')}
            hint={row.email_confirmed === 1 || row.invited === 1 ? null : <EmailConfirmation {...row} />}
            type="email"
            autoComplete="off"
            required
          />
          <SetPasswordField
            control={control}
            name="password"
            label={t('form.newPassword')}
            buttonLabel={t('form.setPassword')}
            shortest={passwordLength.admin}
            note={t('form.passwordNote')}
          />
          <TwoFactorField control={control} name="twofa_allowed" />
        </Box>
      </Panel>
      <RightsPanels
        domains={<DomainsField control={control} limitedName="domains_limited" name="domains" />}
        rights={<RightsField control={control} name="permissions" of={row.id} />}
      />
    </ActionForm>
  );
}

const plainFields = ['name', 'email', 'twofa_allowed', 'domains_limited', 'permissions'] as const;

function isNamed(field: string): field is (typeof plainFields)[number] | Area {
  return ([...plainFields, ...areas] as string[]).includes(field);
}
