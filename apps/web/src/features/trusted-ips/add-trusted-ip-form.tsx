import { trustedIpsActions } from '@posthouse/contract/features/trusted-ips';
import { useRef } from 'react';
import { ApiError, errorText } from '../../api/api-error.ts';
import { useCommand } from '../../api/use-command.ts';
import { useOnlyDomain } from '../../domain/domain-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { AddFlow } from '../../ui/form/add-flow.tsx';
import { AddedThing } from '../../ui/form/added-thing.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { addressValue } from '../../ui/table/view/view-address.ts';
import type { TrustedIp } from './trusted-ip.ts';
import { WhoFields } from './who-fields.tsx';

export function AddTrustedIp({ close }: { readonly close: () => void }) {
  const domain = useOnlyDomain();
  if (domain === undefined) return <LoadingState rows={4} rowHeight={64} />;
  return (
    <AddFlow<TrustedIp>
      form={(onAdded) => <Form domain={domain} onAdded={onAdded} close={close} />}
      result={({ id, ip }, onAgain) => (
        <AddedThing
          command="addTrustedIp"
          name={ip}
          to="/security/trustedips"
          search={{ open: addressValue(id) }}
          onAgain={onAgain}
        />
      )}
    />
  );
}

interface FormProps {
  readonly domain: string;
  readonly onAdded: (row: TrustedIp) => void;
  readonly close: () => void;
}

function Form({ domain, onAdded, close }: FormProps) {
  const { t } = useTranslation('trusted-ips');
  const { mutateAsync } = useCommand('addTrustedIp', { announcedBy: 'result' });
  const added = useRef<TrustedIp>(undefined);
  const form = useActionForm({
    schema: trustedIpsActions.addTrustedIp.input,
    defaultValues: { ip: '', domain, username: '', description: '' },
    submit: async (values) => {
      added.current = await mutateAsync(values);
    },
    onDone: () => {
      if (added.current) onAdded(added.current);
    },
    describe: (error) => {
      if (!(error instanceof ApiError)) return errorText(error);
      if (error.code === 'conflict') return t('add.listed');
      return error.code === 'not_found' ? t('form.unknown') : errorText(error);
    },
  });
  return (
    <ActionForm form={form} submitLabel={t('add.title')} onCancel={close}>
      <TextField
        control={form.control}
        name="ip"
        label={t('column.ip')}
        hint={t('form.ipHint')}
        autoComplete="off"
        required
        autoFocus
      />
      <WhoFields
        control={form.control}
        domainHint={t('add.domainHint')}
        userHint={t('add.userHint')}
        isDomainRequired
      />
      <TextField
        control={form.control}
        name="description"
        label={t('column.description')}
        hint={t('form.descriptionHint')}
        autoComplete="off"
      />
    </ActionForm>
  );
}
