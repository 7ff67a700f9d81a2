import Box from '@mui/material/Box';
import { addressesActions } from '@posthouse/contract/features/addresses';
import { mailAddress } from '@posthouse/contract/fields/email-address';
import { useFormState } from 'react-hook-form';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SidePanel } from '../../ui/dialogs/side-panel.tsx';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { EmptyState, ErrorState } from '../../ui/page/page-states.tsx';
import { RouteView } from './route-view.tsx';

interface RoutePanelProps {
  /** Empty, or half an address, as long as none was asked about. */
  readonly address: string;
  readonly isOpen: boolean;
  readonly onAsk: (address: string) => void;
  readonly onClose: () => void;
}

/** Where any address leads: asked for above, drawn and said below. */
export function RoutePanel({ address, isOpen, onAsk, onClose }: RoutePanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('explain.button')} isOpen={isOpen} onClose={onClose} isWide>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Asked address={address} onAsk={onAsk} />
      </Box>
    </SidePanel>
  );
}

function Asked({ address, onAsk }: Pick<RoutePanelProps, 'address' | 'onAsk'>) {
  const { t } = useTranslation('addresses');
  const form = useActionForm({
    schema: addressesActions.explainAddress.input,
    defaultValues: { address },
    submit: async (values) => onAsk(values.address.trim()),
  });
  const { errors } = useFormState({ control: form.control });
  return (
    <>
      <ActionForm form={form} submitLabel={t('form.submit')} guardsChanges={false}>
        <TextField
          control={form.control}
          name="address"
          label={t('form.address')}
          hint={t('form.hint')}
          inputMode="email"
          autoComplete="off"
          required
        />
      </ActionForm>
      {errors.address ? null : <Explained address={address} />}
    </>
  );
}

function Explained({ address }: Pick<RoutePanelProps, 'address'>) {
  const { t } = useTranslation('addresses');
  const { success: isAddress } = mailAddress.safeParse(address);
  const { data, error, refetch, isPlaceholderData } = useAction(
    'explainAddress',
    { address },
    { enabled: isAddress, keepPrevious: true },
  );
  if (!isAddress) return <EmptyState title={t('idle.title')}>{t('idle.text')}</EmptyState>;
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={6} />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
      <RouteView key={data.nodes[0]?.address} route={data} />
    </Box>
  );
}
