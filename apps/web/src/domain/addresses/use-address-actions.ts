import type { ActionInput, ActionName } from '@posthouse/contract';
import type { RecycledKind } from '@posthouse/contract/features/recycle-bin';
import { Ban, CircleCheck, PenLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sendCommand } from '../../api/send-command.ts';
import type { BulkAction, Report, RowAction, RowCount } from '../../ui/list/definition/list-actions.ts';

type Enable = 'enableAliases' | 'enableLists' | 'enableSmartLists';
type Disable = 'disableAliases' | 'disableLists' | 'disableSmartLists';
type Remove = 'removeAliases' | 'removeLists' | 'removeSmartLists';

interface AddressCommands {
  readonly enable: Enable;
  readonly disable: Disable;
  readonly remove: Remove;
  /** What they are in the recycle bin. */
  readonly kind: RecycledKind;
}

/** What a feature says about its commands; the question of a single one names it. */
interface AddressWords {
  readonly enable: CommandWords;
  readonly disable: CommandWords & { readonly askOne: (name: string) => string };
  readonly remove: CommandWords & { readonly askOne: (name: string) => string };
}

interface CommandWords {
  readonly label: (count: RowCount) => string;
  readonly ask: (count: RowCount) => string;
  readonly consequences: string;
}

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
export function useAddressActions(commands: AddressCommands, words: AddressWords, editing?: Editing) {
  const { t } = useTranslation();
  const undoWith =
    (command: Enable | Disable): NonNullable<Report['undo']> =>
    ({ done }) => ({
      label: t('address.undo'),
      run: () => void sendCommand(command, { ids: [...done] }).catch(() => undefined),
    });
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

  const asked = ({ label, ask, consequences }: CommandWords) => ({
    label,
    confirm: { title: ask, consequences },
  });
  const bulkActions: readonly BulkAction[] = [
    { command: commands.enable, icon: CircleCheck, ...asked(words.enable), ...enabling },
    { command: commands.disable, icon: Ban, ...asked(words.disable), ...disabling },
    { command: commands.remove, icon: Trash2, isDestructive: true, ...asked(words.remove), ...restore },
  ];

  const rowActions = ({ id, unicode: name, active }: AddressRow): readonly RowAction[] => {
    const input = { ids: [id] };
    const askedOne = ({ askOne, consequences }: AddressWords['disable']) => ({
      confirm: { title: askOne(name), consequences },
    });
    const remove: RowAction = {
      label: t('address.removeRow'),
      icon: Trash2,
      isDestructive: true,
      command: commands.remove,
      input,
      ...askedOne(words.remove),
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
      ...askedOne(words.disable),
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
