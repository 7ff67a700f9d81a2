import type { ActionInput } from '@posthouse/contract';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { isBulkAnswer } from '../../../api/bulk-answer.ts';
import { runCommand } from '../../../api/run-command.ts';
import type { CommandName } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { afterBulk, afterRow } from '../selection/selection.ts';
import type { List } from '../use-list.ts';
import type { Question, Report } from './list-order.ts';

interface ListOrder extends Report {
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
  readonly order: (order: ListOrder) => void;
  readonly running: CommandName | undefined;
}

const ListCommandsContext = createContext<Commands>({ order: () => undefined, running: undefined });

export function useListCommands(): Commands {
  return useContext(ListCommandsContext);
}

/** Asks, runs and reports the commands of a list and its rows. */
export function ListCommands({ list, children }: { readonly list: List; readonly children: ReactNode }) {
  const [asked, setAsked] = useState<ListOrder>();
  const { run, running } = useRun(list);
  const order = (next: ListOrder) => {
    if (next.confirm) setAsked(next);
    else void run(next);
  };
  return (
    <ListCommandsContext value={{ order, running }}>
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

function useRun({ rowName, selection, focusSearch }: List) {
  const [running, setRunning] = useState<CommandName>();
  const isRunning = useRef(false);
  const run = async ({ command, input, isBulk, undo, reason }: ListOrder): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(command);
    try {
      // The list's definition has typed the input by its command.
      const answer = await runCommand(command, input as ActionInput<typeof command>, {
        rowName,
        reason,
        undo: (done) => (isBulkAnswer(done) ? undo?.(done) : undefined),
      });
      if (isBulkAnswer(answer)) {
        selection.change((selected) => (isBulk ? afterBulk : afterRow)(selected, answer));
      }
    } catch {
      // Announced already; the selection stays for another attempt.
    } finally {
      isRunning.current = false;
      setRunning(undefined);
      keepFocus(focusSearch);
    }
  };
  return { run, running };
}

/** The row or the bar that was acted upon may be gone, and the focus with it. */
function keepFocus(focusSearch: () => void): void {
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body) focusSearch();
  }, 50);
}
