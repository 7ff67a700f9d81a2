import type { ActionInput, ActionName } from '@posthouse/contract';
import { type RecycledKind, recycleDays } from '@posthouse/contract/features/recycle-bin';
import { Ban, CircleCheck, PenLine, Trash2 } from 'lucide-react';
import { changedRows } from '../../api/bulk-answer.ts';
import { sendCommand } from '../../api/send-command.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BulkAction, Report, RowAction, RowCount } from '../../ui/table/definition/list-actions.ts';
import type { AnyRow } from '../../ui/table/definition/list-contract.ts';
import { RemovalText } from './removal-text.tsx';

/** What acts on each kind of address, by the catalog that has the words for it, and what the kind is in the recycle bin. */
const commandsOf = {
  aliases: { enable: 'enableAliases', disable: 'disableAliases', remove: 'removeAliases', kind: 'aliases' },
  lists: { enable: 'enableLists', disable: 'disableLists', remove: 'removeLists', kind: 'lists' },
  'smart-lists': {
    enable: 'enableSmartLists',
    disable: 'disableSmartLists',
    remove: 'removeSmartLists',
    kind: 'smart_lists',
  },
} as const satisfies Record<string, Record<Command, ActionName> & { readonly kind: RecycledKind }>;

type Command = 'enable' | 'disable' | 'remove';

/** Where a row is changed beside its list. */
interface Editing {
  readonly needs: ActionName;
  readonly open: (id: string) => void;
}

interface AddressRow {
  readonly id: string;
  readonly unicode: string;
  readonly active: 0 | 1;
}

/** Enabling, disabling and removing what has an address: of one, of many, and the way back from each. */
export function useAddressActions(catalog: keyof typeof commandsOf, editing?: Editing) {
  const commands = commandsOf[catalog];
  const { t } = useTranslation();
  const { t: own } = useTranslation(catalog);
  const undoWith =
    (command: (typeof commands)['enable' | 'disable']): NonNullable<Report['undo']> =>
    (results) => {
      const ids = changedRows(results);
      if (ids.length === 0) return undefined;
      return {
        label: t('address.undo'),
        run: () => void sendCommand(command, { ids: [...ids] }).catch(() => undefined),
      };
    };
  const restore: Report = {
    undo: ({ done }) => ({
      label: t('address.undo'),
      run: () => {
        const input: ActionInput<'restoreItems'> = { kind: commands.kind, ids: [...done] };
        void sendCommand('restoreItems', input).catch(() => undefined);
      },
    }),
  };
  const enabling: Report = { undo: undoWith(commands.disable) };
  const disabling: Report = { undo: undoWith(commands.enable) };

  const consequences = (command: Command, rows: readonly Pick<AddressRow, 'id'>[]) => {
    const text = own(`ask.${command}Text`, { days: recycleDays });
    return command === 'remove' ? <RemovalText text={text} ids={rows.map(({ id }) => id)} /> : text;
  };
  const asked = (command: Command) => ({
    label: (count: RowCount) => own(`bulk.${command}`, { ...count }),
    confirm: {
      title: (count: RowCount) => own(`ask.${command}`, { ...count }),
      consequences: (_count: RowCount, rows: readonly AnyRow[]) =>
        consequences(command, rows as readonly AddressRow[]),
    },
  });
  const bulkActions: readonly BulkAction[] = [
    { command: commands.enable, icon: CircleCheck, ...asked('enable'), ...enabling },
    { command: commands.disable, icon: Ban, ...asked('disable'), ...disabling },
    { command: commands.remove, icon: Trash2, isDestructive: true, ...asked('remove'), ...restore },
  ];

  const rowActions = ({ id, unicode: name, active }: AddressRow): readonly RowAction[] => {
    const input = { ids: [id] };
    const askedOne = (command: 'disable' | 'remove') => ({
      confirm: { title: own(`ask.${command}One`, { name }), consequences: consequences(command, [{ id }]) },
    });
    const remove: RowAction = {
      label: t('address.removeRow'),
      icon: Trash2,
      isDestructive: true,
      command: commands.remove,
      input,
      ...askedOne('remove'),
      ...restore,
    };
    const enable: RowAction = {
      label: t('address.enable'),
      icon: CircleCheck,
      command: commands.enable,
      input,
      ...enabling,
    };
    const disable: RowAction = {
      label: t('address.disable'),
      icon: Ban,
      command: commands.disable,
      input,
      ...askedOne('disable'),
      ...disabling,
    };
    const edit: readonly RowAction[] = editing
      ? [
          {
            label: t('address.edit'),
            icon: PenLine,
            needs: editing.needs,
            run: () => editing.open(id),
          },
        ]
      : [];
    return [...edit, active === 1 ? disable : enable, remove];
  };
  return { bulkActions, rowActions };
}
