import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { sessionActions } from '@posthouse/contract/features/session';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../../api/use-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ActionForm } from '../../../ui/form/action-form.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useActionForm } from '../../../ui/form/use-action-form.ts';
import { Notice } from '../../../ui/page/notice.tsx';

/** Out of the way until it is wanted: browsers like to fill in passwords, which would look like a change. */
export function ChangeEmail() {
  const { t } = useTranslation('settings');
  const [step, setStep] = useState<'before' | 'form' | 'after'>('before');
  const [sentTo, setSentTo] = useState<string>();
  if (step === 'form') {
    return (
      <EmailForm
        onSent={(email) => {
          setSentTo(email);
          setStep('after');
        }}
        onCancel={() => setStep('after')}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {sentTo === undefined ? null : (
        <Notice tone="good" isAlert title={t('email.sentTitle')}>
          {t('email.sent', { email: sentTo, num: linkHours })}
        </Notice>
      )}
      <Button
        variant="outlined"
        startIcon={<Mail size={16} aria-hidden />}
        // The form that had the focus is gone.
        autoFocus={step === 'after'}
        onClick={() => setStep('form')}
      >
        {t('email.change')}
      </Button>
    </Box>
  );
}

/** How long the mailed link is good for. */
const linkHours = 24;

interface EmailFormProps {
  readonly onSent: (email: string) => void;
  readonly onCancel: () => void;
}

function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const { t } = useTranslation('settings');
  const { mutateAsync } = useCommand('changeEmail', { announcedBy: 'screen' });
  const form = useActionForm({
    schema: sessionActions.changeEmail.input,
    defaultValues: { email: '', password1: '' },
    submit: mutateAsync,
    onDone: ({ email }) => onSent(email.trim()),
  });
  return (
    <ActionForm form={form} submitLabel={t('email.submit')} onCancel={onCancel}>
      <TextField
        control={form.control}
        name="email"
        label={t('email.new')}
        hint={t('email.hint')}
        type="email"
        autoComplete="email"
        required
        autoFocus
      />
      <PasswordField control={form.control} name="password1" label={t('email.password')} required />
    </ActionForm>
  );
}
