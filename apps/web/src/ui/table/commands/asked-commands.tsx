import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { type ReactNode, useRef, useState } from 'react';
import { isRowResults } from '../../../api/bulk-answer.ts';
import { type CommandOptions, sendCommand } from '../../../api/send-command.ts';
import type { CommandName } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import type { Report, RowAction } from '../definition/list-actions.ts';
import type { AskedWords } from './asked-words.ts';

export interface AskedCommand extends AskedWords, Report {
  readonly command: CommandName;
  readonly input: unknown;
  readonly isDestructive?: boolean | undefined;
  readonly typeToConfirm?: string | undefined;
}

/** What follows a command, where it was asked for. */
interface Following<Command extends AskedCommand> {
  /** Its words as they are now, where it is still offered: the language may change while it asks. */
  readonly wordsNow: (command: Command) => AskedWords | undefined;
  readonly options?: (command: Command) => Pick<CommandOptions<CommandName>, 'changes' | 'rowName'>;
  readonly onAnswer: (answer: ActionAnswer<CommandName>, command: Command) => void;
  /** It was announced already. */
  readonly onRefusal?: (error: unknown) => void;
  readonly onSettled?: () => void;
}

export interface AskedCommands<Command extends AskedCommand = AskedCommand> {
  /** Asks first where there is a question. */
  readonly start: (command: Command) => void;
  readonly running: CommandName | undefined;
}

/** Asks, runs and reports commands, one at a time. */
export function useAskedCommands<Command extends AskedCommand>(
  following: Following<Command>,
): AskedCommands<Command> & { readonly question: ReactNode } {
  const [asked, setAsked] = useState<Command>();
  const [running, setRunning] = useState<CommandName>();
  const isRunning = useRef(false);
  const run = async (started: Command): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const { command, input, undo, reason } = started;
    setRunning(command);
    try {
      // Whoever declared the action has typed the input by its command.
      const answer = await sendCommand(command, input as ActionInput<typeof command>, {
        ...following.options?.(started),
        reason,
        undo: (results) => (isRowResults(results) ? undo?.(results) : undefined),
      });
      following.onAnswer(answer, started);
    } catch (error) {
      following.onRefusal?.(error);
    } finally {
      isRunning.current = false;
      setRunning(undefined);
      following.onSettled?.();
    }
  };
  const start = (command: Command) => {
    if (command.confirm || command.form) setAsked(command);
    else void run(command);
  };
  const close = () => setAsked(undefined);
  const confirm = (confirmed: Command) => void run(confirmed).finally(close);
  const isBusy = running !== undefined;
  const words = asked && (following.wordsNow(asked) ?? asked);
  const question =
    asked && words?.confirm ? (
      <ConfirmDialog
        title={words.confirm.title}
        consequences={words.confirm.consequences}
        confirmLabel={words.label}
        isDestructive={asked.isDestructive ?? false}
        isRunning={isBusy}
        {...(asked.typeToConfirm === undefined ? {} : { typeToConfirm: asked.typeToConfirm })}
        onConfirm={() => confirm(asked)}
        onCancel={close}
      />
    ) : (
      asked &&
      words?.form?.({
        input: asked.input as Readonly<Record<string, unknown>>,
        isRunning: isBusy,
        onConfirm: (given) =>
          confirm({ ...asked, input: { ...(asked.input as object), ...(given as object) } }),
        onCancel: close,
      })
    );
  return { start, running, question };
}

/** Does what a row's action says; `start` asks for what is a command. */
export function perform(action: RowAction, name: string, start: (command: AskedCommand) => void): void {
  if ('run' in action) action.run();
  else
    start({
      ...action,
      typeToConfirm: action.confirm?.typeName ? name : undefined,
    });
}
