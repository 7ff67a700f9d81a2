import type { ErrorCode } from '@posthouse/contract/core/errors';
import { Ban, CircleCheck, Trash2 } from 'lucide-react';
import { changedRows } from '../../api/bulk-answer.ts';
import { sendCommand } from '../../api/send-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BulkAction, Report, RowAction, RowCount } from '../../ui/table/definition/list-actions.ts';
import { type ChatUser, useManagedRole } from './chat-user.ts';

export function useBulkActions(): readonly BulkAction[] {
  const { t } = useTranslation('chat-users');
  const { enabling, disabling, removing } = useReports();
  return [
    {
      command: 'enableChatUsers',
      label: (count: RowCount) => t('bulk.enable', { ...count }),
      icon: CircleCheck,
      ...enabling,
      confirm: { title: (count) => t('ask.enable', { ...count }), consequences: t('ask.enableText') },
    },
    {
      command: 'disableChatUsers',
      label: (count: RowCount) => t('bulk.disable', { ...count }),
      icon: Ban,
      ...disabling,
      confirm: { title: (count) => t('ask.disable', { ...count }), consequences: t('ask.disableText') },
    },
    {
      command: 'removeChatUsers',
      label: (count: RowCount) => t('bulk.remove', { ...count }),
      icon: Trash2,
      isDestructive: true,
      ...removing,
      confirm: { title: (count) => t('ask.remove', { ...count }), consequences: t('ask.removeText') },
    },
  ];
}

export function useRowActions(): (row: ChatUser) => readonly RowAction[] {
  const { t } = useTranslation('chat-users');
  const { enabling, disabling, removing } = useReports();
  const isManaged = useManagedRole();
  return ({ id, unicode: name, state, role }) => {
    if (!isManaged(role)) return [];
    const remove: RowAction = {
      label: t('row.remove'),
      icon: Trash2,
      isDestructive: true,
      command: 'removeChatUsers',
      input: { ids: [id] },
      ...removing,
      confirm: { title: t('ask.removeOne', { name }), consequences: t('ask.removeText') },
    };
    if (state === 'adding') return [remove];
    if (state === 'disabled') {
      const enable = { label: t('row.enable'), icon: CircleCheck, ...enabling };
      return [{ ...enable, command: 'enableChatUsers', input: { ids: [id] } }, remove];
    }
    const question = { title: t('ask.disableOne', { name }), consequences: t('ask.disableText') };
    const disable = { label: t('row.disable'), icon: Ban, ...disabling, confirm: question };
    return [{ ...disable, command: 'disableChatUsers', input: { ids: [id] } }, remove];
  };
}

/** What is said of failed rows, and the way back where there is one. */
function useReports(): Readonly<Record<'enabling' | 'disabling' | 'removing', Report>> {
  const { t } = useTranslation('chat-users');
  const reason = (code: ErrorCode) => {
    if (code === 'forbidden') return t('roleLimit.change');
    return code === 'conflict' ? t('problem.adding') : undefined;
  };
  const undoWith =
    (command: 'enableChatUsers' | 'disableChatUsers'): NonNullable<Report['undo']> =>
    (results) => {
      const ids = changedRows(results);
      if (ids.length === 0) return undefined;
      return {
        label: t('undo'),
        run: () => void sendCommand(command, { ids: [...ids] }).catch(() => undefined),
      };
    };
  return {
    enabling: { reason, undo: undoWith('disableChatUsers') },
    disabling: { reason, undo: undoWith('enableChatUsers') },
    removing: { reason },
  };
}
