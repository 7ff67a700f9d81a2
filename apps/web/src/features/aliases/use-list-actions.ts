import { recycleDays } from '@posthouse/contract/features/recycle-bin';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddressActions } from '../../domain/addresses/use-address-actions.ts';
import type { RowAction } from '../../ui/list/definition/list-actions.ts';
import type { AliasRow } from './alias.ts';

const commands = {
  enable: 'enableAliases',
  disable: 'disableAliases',
  remove: 'removeAliases',
  kind: 'aliases',
} as const;

export function useListActions(open: (id: string) => void) {
  const { t } = useTranslation('aliases');
  const { t: shared } = useTranslation();
  const { bulkActions, rowActions } = useAddressActions(commands, {
    enable: {
      label: (count) => t('bulk.enable', { ...count }),
      ask: (count) => t('ask.enable', { ...count }),
      consequences: t('ask.enableText'),
    },
    disable: {
      label: (count) => t('bulk.disable', { ...count }),
      ask: (count) => t('ask.disable', { ...count }),
      askOne: (name) => t('ask.disableOne', { name }),
      consequences: t('ask.disableText'),
    },
    remove: {
      label: (count) => t('bulk.remove', { ...count }),
      ask: (count) => t('ask.remove', { ...count }),
      askOne: (name) => t('ask.removeOne', { name }),
      consequences: t('ask.removeText', { days: recycleDays }),
    },
  });
  const edit = (id: string): RowAction => ({
    label: shared('address.edit'),
    icon: PenLine,
    needs: 'updateAlias',
    run: () => open(id),
  });
  return { bulkActions, rowActions: (row: AliasRow) => [edit(row.id), ...rowActions(row)] };
}
