import { useTranslation } from 'react-i18next';
import { AccessDialog } from './access-dialog.tsx';
import type { Whose } from './access-list.ts';
import { useConfirmed } from './use-confirmed.tsx';

interface LiftDialogProps {
  readonly whose: Whose;
  readonly onClose: () => void;
}

export function LiftDialog({ whose, onClose }: LiftDialogProps) {
  const { t } = useTranslation('security');
  const command = useConfirmed('setAdminIpAccess');
  return (
    <AccessDialog
      title={t('ask.lift')}
      text={t('ask.liftText')}
      confirmLabel={t('access.lift')}
      command={command}
      onConfirm={() => void command.run({ ...whose, restricted: false }).then(onClose, () => undefined)}
      onClose={onClose}
    />
  );
}
