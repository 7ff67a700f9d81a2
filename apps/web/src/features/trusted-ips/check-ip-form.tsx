import Box from '@mui/material/Box';
import type { ActionInput } from '@posthouse/contract';
import { trustedIpsActions } from '@posthouse/contract/features/trusted-ips';
import { ipAddress } from '@posthouse/contract/fields/ip-range';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { IpState } from './ip-state.tsx';
import { WhoFields } from './who-fields.tsx';

interface CheckIpFormProps {
  /** Empty, or half an address, as long as none was asked about. */
  readonly ip: string;
  readonly onAsk: (ip: string) => void;
}

/** Asks about an address, if one likes for one user; what the mail engine would say is below. */
export function CheckIpForm({ ip, onAsk }: CheckIpFormProps) {
  const { t } = useTranslation('trusted-ips');
  const [asked, setAsked] = useState<ActionInput<'checkIp'> | undefined>(
    ipAddress.safeParse(ip).success ? { ip } : undefined,
  );
  const form = useActionForm({
    schema: trustedIpsActions.checkIp.input,
    defaultValues: { ip, domain: '', username: '' },
    submit: async (values) => {
      setAsked(values);
      onAsk(values.ip.trim());
    },
  });
  const { errors } = useFormState({ control: form.control });
  const isRight = Object.keys(errors).length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <ActionForm form={form} submitLabel={t('check.submit')} guardsChanges={false}>
        <TextField
          control={form.control}
          name="ip"
          label={t('check.ip')}
          hint={t('check.ipHint')}
          autoComplete="off"
          required
          autoFocus
        />
        <WhoFields
          control={form.control}
          domainHint={t('check.domainHint')}
          userHint={t('check.userHint')}
          isDomainRequired={false}
        />
      </ActionForm>
      {asked && isRight ? <IpState asked={asked} /> : null}
    </Box>
  );
}
