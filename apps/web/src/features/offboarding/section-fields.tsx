import Box from '@mui/material/Box';
import { recycleDays } from '@posthouse/contract/features/recycle-bin';
import { endedAccesses, handedThings } from '@posthouse/contract/fields/offboarding-order';
import type { Control } from 'react-hook-form';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { mailWays, type OffboardingValues, type Offered } from './offboarding-values.ts';

interface FieldsProps {
  readonly control: Control<OffboardingValues>;
}
type WithValues = FieldsProps & { readonly values: OffboardingValues };

export function LoginFields({ control }: FieldsProps) {
  const { t } = useTranslation('offboarding');
  return (
    <Box sx={fields}>
      <SwitchField
        control={control}
        name="new_password"
        label={t('login.password')}
        hint={t('login.passwordHint')}
      />
      <SwitchField
        control={control}
        name="app_passwords"
        label={t('login.appPasswords')}
        hint={t('login.appPasswordsHint')}
      />
    </Box>
  );
}

export function MailFields({ control, values, offered }: WithValues & { readonly offered: Offered }) {
  const { t } = useTranslation('offboarding');
  const ways = mailWays.filter((way) => way !== 'shared' || offered.structure);
  return (
    <Box sx={fields}>
      <SelectField
        control={control}
        name="mail"
        label={t('mail.way')}
        hint={t(`mail.hint.${values.mail}`)}
        options={ways.map((value) => ({ value, label: t(`mail.ways.${value}`) }))}
      />
      {values.mail === 'forward' ? (
        <SwitchField
          control={control}
          name="keep_copy"
          label={t('mail.keepCopy')}
          hint={t('mail.keepCopyHint')}
        />
      ) : (
        <SwitchField
          control={control}
          name="stop_forwards"
          label={t('mail.stopForwards')}
          hint={t('mail.stopForwardsHint')}
        />
      )}
    </Box>
  );
}

export function HandOverFields({ control, offered }: FieldsProps & { readonly offered: Offered }) {
  const { t } = useTranslation('offboarding');
  return (
    <Box sx={fields}>
      {handedThings
        .filter((thing) => offered[thing])
        .map((thing) => (
          <SwitchField
            key={thing}
            control={control}
            name={thing}
            label={t(`handOver.${thing}`)}
            hint={t(`handOver.hint.${thing}`)}
          />
        ))}
    </Box>
  );
}

export function AccessFields({ control, offered }: FieldsProps & { readonly offered: Offered }) {
  const { t } = useTranslation('offboarding');
  return (
    <Box sx={fields}>
      {endedAccesses
        .filter((access) => offered[access])
        .map((access) => (
          <SwitchField
            key={access}
            control={control}
            name={access}
            label={t(`access.${access}`)}
            hint={t(`access.hint.${access}`)}
          />
        ))}
    </Box>
  );
}

export function ReplyFields({ control, values }: WithValues) {
  const { t } = useTranslation('offboarding');
  return (
    <Box sx={fields}>
      <SwitchField control={control} name="replies" label={t('reply.on')} hint={t('reply.hint')} />
      {values.replies ? (
        <>
          <TextField
            control={control}
            name="vacation_subject"
            label={t('reply.subject')}
            hint={t('reply.subjectHint')}
            autoComplete="off"
          />
          <TextAreaField
            control={control}
            name="vacation"
            minRows={4}
            label={t('reply.text')}
            hint={t('reply.textHint')}
          />
        </>
      ) : null}
    </Box>
  );
}

export function RemovalFields({ control, values }: WithValues) {
  const { t } = useTranslation('offboarding');
  const { calendarDay } = useFormat();
  return (
    <Box sx={fields}>
      <SwitchField
        control={control}
        name="removes"
        label={t('removal.on')}
        hint={t('removal.hint', { days: recycleDays })}
      />
      {values.removes ? (
        <TextField
          control={control}
          name="remove_at"
          type="date"
          inputProps={{ min: calendarDay(new Date()), max: '2199-12-31' }}
          label={t('removal.day')}
        />
      ) : null}
    </Box>
  );
}

const fields = { display: 'grid', gap: 4 } as const;
