import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AccessDialog, LockoutWarning, RefusedLogins } from './access-dialog.tsx';
import { type AccessList, isOwnList, type Whose } from './access-list.ts';
import { hasFinding } from './refusal.ts';
import { useConfirmed } from './use-confirmed.tsx';

interface RestrictDialogProps {
  readonly whose: Whose;
  readonly list: AccessList;
  readonly onClose: () => void;
}

export function RestrictDialog({ whose, list, onClose }: RestrictDialogProps) {
  const { t } = useTranslation('security');
  const command = useConfirmed('setAdminIpAccess');
  const preview = useAction('previewAdminIpAccess', { ...whose }, { staleMs: 0 });
  const [isAccepted, setIsAccepted] = useState(false);
  // The server has the last word: the address may be another one by now.
  const isOut = list.own_ip_listed === 0 || hasFinding(command.error, 'own_ip_missing');
  const locksOut = isOwnList(whose) && isOut;
  const confirm = () => {
    const accepted = locksOut ? { confirm_own_ip: true } : {};
    void command.run({ ...whose, restricted: true, ...accepted }).then(onClose, () => undefined);
  };
  return (
    <AccessDialog
      title={t('ask.restrict')}
      text={t('ask.restrictText', { num: list.rows.length })}
      confirmLabel={t('access.restrict')}
      isDestructive={locksOut}
      isReady={!preview.isFetching && (!locksOut || isAccepted)}
      command={command}
      onConfirm={confirm}
      onClose={onClose}
    >
      {locksOut ? (
        <LockoutWarning ip={list.remoteip} isAccepted={isAccepted} onAccept={setIsAccepted} />
      ) : null}
      <RefusedLogins preview={preview} />
    </AccessDialog>
  );
}

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
