import { Trash2 } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BulkAction, RowAction } from '../../ui/table/definition/list-actions.ts';

interface Member {
  readonly id: string;
  readonly unicode: string;
}

/** Members are removed from their list: one of them, or many. */
export function useMemberActions(command: 'removeListMembers' | 'removeSmartListMembers', list: string) {
  const { t } = useTranslation();
  const removing = { icon: Trash2, isDestructive: true, command } as const;
  const consequences = t('members.removeText');
  const rowActions = ({ id, unicode: name }: Member): readonly RowAction[] => [
    {
      ...removing,
      label: t('address.removeRow'),
      input: { list, ids: [id] },
      confirm: { title: t('members.askRemoveOne', { name }), consequences },
    },
  ];
  const bulkActions: readonly BulkAction[] = [
    {
      ...removing,
      given: { list },
      label: (count) => t('members.bulkRemove', { ...count }),
      confirm: { title: (count) => t('members.askRemove', { ...count }), consequences },
    },
  ];
  return { rowActions, bulkActions };
}
