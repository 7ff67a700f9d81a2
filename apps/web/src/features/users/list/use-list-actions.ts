import { recycleDays } from '@posthouse/contract/features/recycle-bin';
import { Ban, CircleCheck, HardDrive, Trash2, UserCog } from 'lucide-react';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCommand } from '../../../api/send-command.ts';
import type { BulkAction, Report, RowAction, RowCount } from '../../../ui/list/definition/list-actions.ts';
import type { User } from '../user.ts';
import { BulkQuotaDialog, BulkTypeDialog } from './bulk-change-dialogs.tsx';

/** What can be done with some users at once; each says what else happens. */
export function useBulkActions(): readonly BulkAction[] {
  const { t } = useTranslation('users');
  const undo = useUndo();
  return [
    {
      command: 'enableUsers',
      label: (count: RowCount) => t('bulk.enable', { ...count }),
      icon: CircleCheck,
      confirm: { title: (count) => t('ask.enable', { ...count }), consequences: t('ask.enableText') },
    },
    {
      command: 'disableUsers',
      label: (count: RowCount) => t('bulk.disable', { ...count }),
      icon: Ban,
      confirm: { title: (count) => t('ask.disable', { ...count }), consequences: t('ask.disableText') },
    },
    {
      command: 'updateUsers',
      label: () => t('bulk.quota'),
      icon: HardDrive,
      form: (asking) => createElement(BulkQuotaDialog, asking),
      filterName,
    },
    {
      command: 'updateUsers',
      label: () => t('bulk.type'),
      icon: UserCog,
      form: (asking) => createElement(BulkTypeDialog, asking),
      filterName,
      reason: (code) => (code === 'conflict' ? t('ask.typeConflict') : undefined),
    },
    {
      command: 'removeUsers',
      label: (count: RowCount) => t('bulk.remove', { ...count }),
      icon: Trash2,
      isDestructive: true,
      undo,
      confirm: {
        title: (count) => t('ask.remove', { ...count }),
        consequences: t('ask.removeText', { days: recycleDays }),
      },
    },
  ];
}

/** The command’s own `account_type` is the new one. */
const filterName = (name: string) => (name === 'account_type' ? 'account_type_was' : name);

export function useRowActions(): (row: User) => readonly RowAction[] {
  const { t } = useTranslation('users');
  const undo = useUndo();
  return ({ id, unicode: name, active }) => [
    active === 0
      ? { label: t('row.enable'), icon: CircleCheck, command: 'enableUsers', input: { ids: [id] } }
      : {
          label: t('row.disable'),
          icon: Ban,
          command: 'disableUsers',
          input: { ids: [id] },
          confirm: { title: t('ask.disableOne', { name }), consequences: t('ask.disableText') },
        },
    {
      label: t('row.remove'),
      icon: Trash2,
      isDestructive: true,
      command: 'removeUsers',
      input: { ids: [id] },
      undo,
      confirm: {
        title: t('ask.removeOne', { name }),
        consequences: t('ask.removeText', { days: recycleDays }),
      },
    },
  ];
}

/** Out of the recycle bin again; what keeps it there is announced. */
function useUndo(): NonNullable<Report['undo']> {
  const { t } = useTranslation('users');
  return ({ done }) => ({
    label: t('undo'),
    run: () => void sendCommand('restoreItems', { kind: 'users', ids: [...done] }).catch(() => undefined),
  });
}
