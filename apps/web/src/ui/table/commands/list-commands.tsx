import { createContext, type ReactNode, useContext } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { isRowResults, jobOf } from '../../../api/bulk-answer.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { AnyRow } from '../definition/list-contract.ts';
import { afterBulk, afterCountChanged, afterRow, nothingSelected } from '../state/selection.ts';
import type { List } from '../state/use-list.ts';
import { type AskedCommand, type AskedCommands, useAskedCommands } from './asked-commands.tsx';
import { bulkWords, rowWords } from './asked-words.ts';

interface ListCommand extends AskedCommand {
  /** One row, or the whole selection. */
  readonly about: { readonly row: AnyRow } | AskedSelection;
}

interface AskedSelection {
  readonly num: number;
  /** Those that were seen. */
  readonly rows: readonly AnyRow[];
  /** Which of the bulk actions it is: several may have the same command. */
  readonly place: number;
}

const ListCommandsContext = createContext<AskedCommands<ListCommand>>({
  start: () => undefined,
  running: undefined,
});

export function useListCommands(): AskedCommands<ListCommand> {
  return useContext(ListCommandsContext);
}

/** Asks, runs and reports the commands of a list and its rows. */
export function ListCommands({ list, children }: { readonly list: List; readonly children: ReactNode }) {
  const { rowName, selection, focusSearch, reload } = list;
  const { number } = useFormat();
  const { start, running, question } = useAskedCommands<ListCommand>({
    wordsNow: ({ command, about }) => {
      if ('row' in about) return rowWords(list.definition.rowActions?.(about.row) ?? [], command);
      const action = list.bulkActions[about.place];
      if (action === undefined || !('command' in action) || action.command !== command) return undefined;
      return bulkWords(action, { num: about.num, shown: number(about.num) }, about.rows);
    },
    options: () => ({ rowName }),
    onAnswer: (answer, { about }) => {
      if (isRowResults(answer)) {
        selection.change((selected) => ('row' in about ? afterRow : afterBulk)(selected, answer));
      } else if (jobOf(answer) !== undefined) {
        selection.select(nothingSelected);
      }
    },
    // The selection stays for another attempt, with what matches by now.
    onRefusal: (error) => {
      const count = changedCount(error);
      if (count === undefined) return;
      selection.change((selected) => afterCountChanged(selected, count));
      reload();
    },
    onSettled: () => keepFocus(focusSearch),
  });
  return (
    <ListCommandsContext value={{ start, running }}>
      {children}
      {question}
    </ListCommandsContext>
  );
}

/** How many rows match now, where a command on "all that match" was refused because it is another number. */
function changedCount(error: unknown): number | undefined {
  const finding = error instanceof ApiError ? error.fields['count'] : undefined;
  const num = finding?.code === 'count_changed' ? finding.params?.['num'] : undefined;
  return typeof num === 'number' ? num : undefined;
}

/** The row or the bar that was acted upon may be gone, and the focus with it. */
function keepFocus(focusSearch: () => void): void {
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body) focusSearch();
  }, 50);
}
