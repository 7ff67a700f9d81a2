import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { mostAppPasswords, userPasswordsActions } from '@posthouse/contract/features/users/passwords';
import { type MailService, mailServices } from '@posthouse/contract/fields/mail-service';
import { useId, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, errorText } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { FieldProblem } from '../../../ui/form/field-frame.tsx';
import { useProblem } from '../../../ui/form/form-finding.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import type { User } from '../user.ts';
import type { NewAppPassword } from './password-list.tsx';

const { shape } = userPasswordsActions.addAppPassword.input;
const schema = z.strictObject({
  label: shape.label,
  services: z.array(z.enum(mailServices)).min(1, 'required'),
  expires_on: shape.expires_on.unwrap(),
});
type Values = z.input<typeof schema>;

interface AddPasswordFormProps {
  readonly row: User;
  readonly onMade: (made: NewAppPassword) => void;
  readonly close: () => void;
}

export function AddPasswordForm({ row, onMade, close }: AddPasswordFormProps) {
  const { t } = useTranslation('users');
  const { calendarDay } = useFormat();
  const { mutateAsync } = useCommand('addAppPassword', { announcedBy: 'screen' });
  const made = useRef<NewAppPassword>(undefined);
  const form = useActionForm<Values>({
    schema,
    defaultValues: { label: '', services: firstServices(row), expires_on: '' },
    submit: async (values) => {
      made.current = await mutateAsync({ id: row.id, ...values });
    },
    onDone: () => {
      if (made.current) onMade(made.current);
      close();
    },
    describe: (error) =>
      error instanceof ApiError && error.code === 'limit_reached'
        ? t('passwords.full', { num: mostAppPasswords })
        : errorText(error),
  });
  const { control } = form;
  return (
    <ActionForm form={form} submitLabel={t('passwords.add')} onCancel={close}>
      <TextField
        control={control}
        name="label"
        label={t('passwords.label')}
        hint={t('passwords.labelHint')}
        autoComplete="off"
        required
        autoFocus
      />
      <ServicesField control={control} row={row} />
      <TextField
        control={control}
        name="expires_on"
        type="date"
        label={t('passwords.expires')}
        hint={t('passwords.expiresHint')}
        inputProps={{ min: calendarDay(new Date()), max: '2199-12-31' }}
      />
    </ActionForm>
  );
}

/** An audit mailbox never sends. */
const possibleServices = ({ account_type }: User) =>
  mailServices.filter((service) => service !== 'smtp' || account_type !== 'audit');

/** What the user can use now; all where that is nothing. */
function firstServices(row: User): MailService[] {
  const possible = possibleServices(row);
  const usable = possible.filter((service) => row[service] === 1);
  return usable.length > 0 ? usable : possible;
}

function ServicesField({ control, row }: { readonly control: Control<Values>; readonly row: User }) {
  const { t } = useTranslation('users');
  const problemId = useId();
  const { field, fieldState } = useController({ control, name: 'services' });
  const problem = useProblem(fieldState.error);
  const choose = (service: MailService, isChosen: boolean) =>
    field.onChange(mailServices.filter((one) => (one === service ? isChosen : field.value.includes(one))));
  return (
    <Box
      component="fieldset"
      name="services"
      tabIndex={-1}
      ref={field.ref}
      aria-describedby={problem ? problemId : undefined}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ padding: 0, fontSize: 13, fontWeight: 550, marginBottom: 1 }}>
        {t('passwords.services')}
      </Box>
      {possibleServices(row).map((service) => (
        <FormControlLabel
          key={service}
          sx={{ display: 'flex' }}
          control={
            <Checkbox
              size="small"
              checked={field.value.includes(service)}
              onChange={(_event, isChosen) => choose(service, isChosen)}
            />
          }
          label={
            row[service] === 1
              ? t(`service.${service}`)
              : t('passwords.serviceOff', { service: t(`service.${service}`) })
          }
        />
      ))}
      {problem ? <FieldProblem id={problemId}>{problem}</FieldProblem> : null}
    </Box>
  );
}
