import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Area, areas } from '@posthouse/contract/core/permissions';
import { passwordLength } from '@posthouse/contract/fields/password';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { DomainsField } from '../domains/domains-field.tsx';
import { RightsField } from '../rights/rights-field.tsx';
import { EmailConfirmation } from '../sub-admin-cells.tsx';
import {
  changesOf,
  editSchema,
  inWords,
  type SubAdmin,
  type SubAdminValues,
  valuesOf,
} from '../sub-admin-values.ts';
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
          <NewPassword control={control} />
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

/** Out of the way until it is wanted: an empty field would look like something left to fill in. */
function NewPassword({ control }: { readonly control: Control<SubAdminValues> }) {
  const { t } = useTranslation('sub-admins');
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted) {
    return (
      <Box>
        <Button
          variant="outlined"
          startIcon={<KeyRound size={16} aria-hidden />}
          onClick={() => setIsWanted(true)}
        >
          {t('form.setPassword')}
        </Button>
      </Box>
    );
  }
  return (
    <Box>
      <NewPasswordField
        control={control}
        name="password"
        label={t('form.newPassword')}
        shortest={passwordLength.admin}
      />
      <Box sx={{ marginTop: 2, fontSize: 13, color: colours.textSoft }}>{t('form.passwordNote')}</Box>
    </Box>
  );
}

const plainFields = ['name', 'email', 'twofa_allowed', 'domains_limited', 'permissions'] as const;

function isNamed(field: string): field is (typeof plainFields)[number] | Area {
  return ([...plainFields, ...areas] as string[]).includes(field);
}
