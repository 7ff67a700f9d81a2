import { recycleDays } from '@posthouse/contract/features/recycle-bin';
import { FolderInput, FolderPlus, Trash2 } from 'lucide-react';
import { sendCommand } from '../../../api/send-command.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BulkAction, Report, RowAction, RowCount } from '../../../ui/table/definition/list-actions.ts';
import type { Folder } from '../folder.ts';

/** What a row asks the screen to open. */
export type AskedPanel = { readonly panel: 'addBelow' | 'move'; readonly row: Folder };

/** What can be done with a folder, or with some at once. */
export function useFolderActions(onAsk: (asked: AskedPanel) => void) {
  const { t } = useTranslation('public-folders');
  /** Out of the recycle bin again; what keeps it there is announced. */
  const undo: NonNullable<Report['undo']> = ({ done }) => ({
    label: t('undo'),
    run: () =>
      void sendCommand('restoreItems', { kind: 'public_folders', ids: [...done] }).catch(() => undefined),
  });
  const rowActions = (row: Folder): readonly RowAction[] => [
    {
      label: t('row.addBelow'),
      icon: FolderPlus,
      needs: 'addPublicFolder',
      run: () => onAsk({ panel: 'addBelow', row }),
    },
    {
      label: t('row.move'),
      icon: FolderInput,
      needs: 'updatePublicFolder',
      run: () => onAsk({ panel: 'move', row }),
    },
    {
      label: t('row.remove'),
      icon: Trash2,
      isDestructive: true,
      command: 'removePublicFolders',
      input: { ids: [row.id] },
      undo,
      confirm: {
        title: t('ask.removeOne', { name: row.path, num: row.subfolders }),
        consequences: t('ask.removeText', { days: recycleDays }),
      },
    },
  ];
  const bulkActions: readonly BulkAction[] = [
    {
      command: 'removePublicFolders',
      label: (count: RowCount) => t('bulk.remove', { ...count }),
      icon: Trash2,
      isDestructive: true,
      undo,
      confirm: {
        title: (count) => t('ask.remove', { ...count }),
        consequences: t('ask.removeManyText', { days: recycleDays }),
      },
    },
  ];
  return { rowActions, bulkActions };
}
