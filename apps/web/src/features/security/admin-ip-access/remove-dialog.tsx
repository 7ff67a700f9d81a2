import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AccessDialog, LockoutWarning, RefusedLogins } from './access-dialog.tsx';
import { type AccessEntry, type AccessList, isOwnList, type Whose } from './access-list.ts';
import { hasFinding } from './refusal.ts';
import { useConfirmed } from './use-confirmed.tsx';

interface RemoveDialogProps {
  readonly whose: Whose;
  readonly list: AccessList;
  readonly entry: AccessEntry;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ whose, list, entry, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('security');
  const command = useConfirmed('removeAdminIp');
  const isRestricted = list.restricted === 1;
  const preview = useAction(
    'previewAdminIpAccess',
    { ...whose, without: [entry.id] },
    { enabled: isRestricted, staleMs: 0 },
  );
  const [isAccepted, setIsAccepted] = useState(false);
  const isOut =
    preview.data?.refused.some(({ remoteip }) => remoteip === list.remoteip) ||
    hasFinding(command.error, 'own_ip_missing');
  const locksOut = isRestricted && isOwnList(whose) && isOut;
  const confirm = () => {
    const accepted = locksOut ? { confirm_own_ip: true } : {};
    void command.run({ ...whose, ids: [entry.id], ...accepted }).then(onRemoved, () => undefined);
  };
  return (
    <AccessDialog
      title={t('ask.remove', { ip: entry.ip })}
      text={t(isRestricted ? 'ask.removeRestrictedText' : 'ask.removeText')}
      confirmLabel={t('list.remove')}
      isDestructive
      isReady={!preview.isFetching && (!locksOut || isAccepted)}
      command={command}
      onConfirm={confirm}
      onClose={onClose}
    >
      {locksOut ? (
        <LockoutWarning ip={list.remoteip} isAccepted={isAccepted} onAccept={setIsAccepted} />
      ) : null}
      {isRestricted ? <RefusedLogins preview={preview} /> : null}
    </AccessDialog>
  );
}
