import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import type { ErrorCode } from '@posthouse/contract/core/errors';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BulkAnswer } from '../../../api/bulk-answer.ts';
import type { NotificationAction } from '../../../api/notification-store.ts';
import type { CommandName } from '../../../api/use-action.ts';
import type { AnyRow } from '../list-contract.ts';

/** `num` decides the plural, `shown` is what to print: beyond the exact totals "1,000+". */
export interface RowCount {
  readonly num: number;
  readonly shown: string;
}

/** What is asked before a command runs. */
export interface Question {
  /** Names the thing and what happens: "Remove 3 aliases?". */
  readonly title: string;
  readonly consequences: ReactNode;
  /** When mail is at stake: the row's name, or the number of rows, has to be typed. */
  readonly typeName?: boolean;
}

/** What is said of a bulk command beyond the usual words. */
export interface Report {
  /** Offered in the notification when something was done. */
  readonly undo?: (answer: BulkAnswer) => NotificationAction | undefined;
  /** Why a row failed, where the code's own sentence does not help. */
  readonly reason?: (code: ErrorCode) => string | undefined;
}

/** Either the kit asks, runs the command and says how it went, or the screen does all of that in `run`. */
export type RowAction = {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Offered only to those who may run it; the command itself unless given. */
  readonly needs?: ActionName;
  readonly isDestructive?: boolean;
} & (RowCommand | { readonly run: () => void });

type RowCommand = {
  [Name in CommandName]: {
    readonly command: Name;
    readonly input: ActionInput<Name>;
    readonly confirm?: Question;
  } & Report;
}[CommandName];

/** The commands that say what became of each row. */
type BulkName = {
  [Name in CommandName]: ActionAnswer<Name> extends BulkAnswer ? Name : never;
}[CommandName];

interface BulkLook {
  /** With the count: "Disable 37 users". */
  readonly label: (count: RowCount) => string;
  readonly icon?: LucideIcon;
  readonly isDestructive?: boolean;
}

type BulkCommand = {
  [Name in BulkName]: {
    readonly command: Name;
    /** Offered only to those who may run it; the command itself unless given. */
    readonly needs?: ActionName;
    readonly confirm?: {
      readonly title: (count: RowCount) => string;
      /** The rows are those of the selection that were seen; without `takesAll` that is each of them. */
      readonly consequences: ReactNode | ((count: RowCount, rows: readonly AnyRow[]) => ReactNode);
      readonly typeName?: boolean;
    };
    /** The command also takes `all` with the filters of the list, so that more than what is seen can be selected. */
    readonly takesAll?: 'all' extends keyof ActionInput<Name> ? true : never;
    /** What the command takes besides the rows. */
    readonly given?: Omit<ActionInput<Name>, 'ids'>;
  } & Report;
}[BulkName];

interface BulkRun {
  readonly name: string;
  readonly needs: ActionName;
  readonly run: (order: BulkOrder) => void;
}

interface BulkOrder extends RowCount {
  /** `{ids}`, or `{all, count, except}` with the filters: the input of a bulk command. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly clearSelection: () => void;
}

/** As with rows: a command that the kit asks for, runs and reports, or the screen's own `run`. */
export type BulkAction = BulkLook & (BulkCommand | BulkRun);

export function needOf(action: RowAction | BulkAction): ActionName | undefined {
  return action.needs ?? ('command' in action ? action.command : undefined);
}

/** Whether everything that matches can be selected, or only what was seen. */
export function takesAll(action: BulkAction): boolean {
  return 'run' in action || action.takesAll === true;
}
