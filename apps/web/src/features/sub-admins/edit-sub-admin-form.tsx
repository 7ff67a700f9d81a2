import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Area, areas } from '@posthouse/contract/core/permissions';
import { passwordLength } from '@posthouse/contract/fields/password';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { NewPasswordField } from '../../ui/form/new-password-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { DomainsField } from './domains/domains-field.tsx';
import { RightsField } from './rights/rights-field.tsx';
import type { SubAdmin } from './sub-admin.ts';
import { EmailConfirmation } from './sub-admin-cells.tsx';
import { changesOf, editSchema, inWords, type SubAdminValues, valuesOf } from './sub-admin-values.ts';

interface EditSubAdminFormProps {
  readonly row: SubAdmin;
  readonly close: () => void;
}

export function EditSubAdminForm({ row, close }: EditSubAdminFormProps) {
  const { t } = useTranslation('sub-admins');
  const { save, reload } = useSaving(row);
  const form = useActionForm({
    schema: editSchema,
    defaultValues: valuesOf(row),
    version: row.version,
    reload,
    submit: save,
    onDone: close,
    fieldName: (field) => (isFact(field) ? t(`facts.${field}`) : field),
    inWords,
  });
  const { control } = form;
  return (
    <ActionForm form={form} submitLabel={t('save')} onCancel={close}>
      <TextField control={control} name="name" label={t('form.name')} autoComplete="off" />
      <TextField
        control={control}
        name="email"
        label={t('form.email')}
        hint={row.email_confirmed === 1 ? null : <EmailConfirmation {...row} />}
        type="email"
        autoComplete="off"
        required
      />
      <NewPassword control={control} />
      <SwitchField
        control={control}
        name="twofa_allowed"
        label={t('form.twofa')}
        hint={t('form.twofaHint')}
      />
      <DomainsField control={control} limitedName="domains_limited" name="domains" />
      <RightsField control={control} name="permissions" of={row.id} />
    </ActionForm>
  );
}

/** Sends only what differs from the version the form was made of. */
function useSaving(row: SubAdmin) {
  const { mutateAsync } = useCommand('updateSubAdmin');
  const seen = useRef(new Map<number, SubAdmin>());
  useEffect(() => {
    seen.current.set(row.version, row);
  }, [row]);
  return {
    save: async ({ version = row.version, ...values }: SubAdminValues & { readonly version?: number }) => {
      const changes = changesOf(seen.current.get(version) ?? row, values);
      if (Object.keys(changes).length > 0) await mutateAsync({ ...changes, id: row.id, version });
    },
    reload: async () => {
      const newer = await call('getSubAdmin', { id: row.id });
      seen.current.set(newer.version, newer);
      return { values: valuesOf(newer), version: newer.version };
    },
  };
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

const plainFacts = ['name', 'email', 'twofa_allowed', 'domains_limited', 'permissions'] as const;

function isFact(field: string): field is (typeof plainFacts)[number] | Area {
  return ([...plainFacts, ...areas] as string[]).includes(field);
}
