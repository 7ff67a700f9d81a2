import { createContext, type ReactNode, useContext } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { isRowResults, jobOf } from '../../../api/bulk-answer.ts';
import { afterBulk, afterCountChanged, afterRow, nothingSelected } from '../state/selection.ts';
import type { List } from '../state/use-list.ts';
import { type AskedCommand, type AskedCommands, useAskedCommands } from './asked-commands.tsx';

interface ListCommand extends AskedCommand {
  /** Of the whole selection, not of one row. */
  readonly isBulk: boolean;
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
  const { start, running, question } = useAskedCommands<ListCommand>({
    options: () => ({ rowName }),
    onAnswer: (answer, { isBulk }) => {
      if (isRowResults(answer)) {
        selection.change((selected) => (isBulk ? afterBulk : afterRow)(selected, answer));
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
