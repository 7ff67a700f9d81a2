import type { ActionInput } from '@posthouse/contract';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { isRowResults, jobOf } from '../../../api/bulk-answer.ts';
import { sendCommand } from '../../../api/send-command.ts';
import type { CommandName } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import type { Question, Report } from '../definition/list-actions.ts';
import { afterBulk, afterCountChanged, afterRow, nothingSelected } from '../state/selection.ts';
import type { List } from '../state/use-list.ts';

interface ListCommand extends Report {
  readonly command: CommandName;
  readonly input: unknown;
  /** The words on the button that confirms it. */
  readonly label: string;
  readonly isDestructive?: boolean | undefined;
  readonly confirm?: Omit<Question, 'typeName'> | undefined;
  readonly typeToConfirm?: string | undefined;
  /** Of the whole selection, not of one row. */
  readonly isBulk: boolean;
}

interface Commands {
  /** Asks first where there is a question. */
  readonly start: (command: ListCommand) => void;
  readonly running: CommandName | undefined;
}

const ListCommandsContext = createContext<Commands>({ start: () => undefined, running: undefined });

export function useListCommands(): Commands {
  return useContext(ListCommandsContext);
}

/** Asks, runs and reports the commands of a list and its rows. */
export function ListCommands({ list, children }: { readonly list: List; readonly children: ReactNode }) {
  const [asked, setAsked] = useState<ListCommand>();
  const { run, running } = useRun(list);
  const start = (command: ListCommand) => {
    if (command.confirm) setAsked(command);
    else void run(command);
  };
  return (
    <ListCommandsContext value={{ start, running }}>
      {children}
      {asked?.confirm ? (
        <ConfirmDialog
          title={asked.confirm.title}
          consequences={asked.confirm.consequences}
          confirmLabel={asked.label}
          isDestructive={asked.isDestructive ?? false}
          isRunning={running !== undefined}
          {...(asked.typeToConfirm === undefined ? {} : { typeToConfirm: asked.typeToConfirm })}
          onConfirm={() => void run(asked).finally(() => setAsked(undefined))}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </ListCommandsContext>
  );
}

function useRun({ rowName, selection, focusSearch, reload }: List) {
  const [running, setRunning] = useState<CommandName>();
  const isRunning = useRef(false);
  const run = async ({ command, input, isBulk, undo, reason }: ListCommand): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(command);
    try {
      // The list's definition has typed the input by its command.
      const answer = await sendCommand(command, input as ActionInput<typeof command>, {
        rowName,
        reason,
        undo: (results) => (isRowResults(results) ? undo?.(results) : undefined),
      });
      if (isRowResults(answer)) {
        selection.change((selected) => (isBulk ? afterBulk : afterRow)(selected, answer));
      } else if (jobOf(answer) !== undefined) {
        selection.select(nothingSelected);
      }
    } catch (error) {
      // Announced already; the selection stays for another attempt, with what matches by now.
      const count = changedCount(error);
      if (count !== undefined) {
        selection.change((selected) => afterCountChanged(selected, count));
        reload();
      }
    } finally {
      isRunning.current = false;
      setRunning(undefined);
      keepFocus(focusSearch);
    }
  };
  return { run, running };
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
