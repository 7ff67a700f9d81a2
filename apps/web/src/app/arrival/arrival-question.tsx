import { useSession } from '../../api/session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { acceptArrival, declineArrival, useArrival } from './arrival.ts';

/** Asks whether the admin of a link takes the place of the one who is logged in. */
export function ArrivalQuestion() {
  const { t } = useTranslation();
  const arrived = useArrival();
  const current = useSession();
  if (arrived === undefined) return null;
  const names = { name: arrived.currentUser, current: current?.currentUser ?? '' };
  return (
    <ConfirmDialog
      title={t('arrival.title', names)}
      consequences={t('arrival.text', names)}
      confirmLabel={t('arrival.confirm', names)}
      onConfirm={() => void acceptArrival()}
      onCancel={() => void declineArrival()}
    />
  );
}
