import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { passwordLength } from '@posthouse/contract/fields/password';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { z } from 'zod';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import type { addSchema } from '../sub-admin-values.ts';

/** By invitation the sub-admin chooses the password; typed here, somebody else has to tell it to them. */
export function FirstPassword({ control }: { readonly control: Control<z.input<typeof addSchema>> }) {
  const { t } = useTranslation('sub-admins');
  const id = useId();
  const { field } = useController({ control, name: 'password' });
  const isInvited = field.value === null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Box id={id} sx={{ fontSize: 13, fontWeight: 550, marginBottom: 1 }}>
          {t('form.firstPassword')}
        </Box>
        <RadioGroup
          aria-labelledby={id}
          value={isInvited ? 'invite' : 'type'}
          onChange={(_event, chosen) => field.onChange(chosen === 'invite' ? null : '')}
        >
          <FormControlLabel value="invite" control={<Radio size="small" />} label={t('form.invite')} />
          <FormControlLabel value="type" control={<Radio size="small" />} label={t('form.typePassword')} />
        </RadioGroup>
        <Box sx={{ marginTop: 1, fontSize: 13, color: colours.textSoft }}>
          {t(isInvited ? 'form.inviteHint' : 'form.emailHint')}
        </Box>
      </Box>
      {isInvited ? null : (
        <NewPasswordField
          control={control}
          name="password"
          label={t('form.password')}
          shortest={passwordLength.admin}
        />
      )}
    </Box>
  );
}
