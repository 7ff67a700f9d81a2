import type { ActionInput, ActionName } from '@posthouse/contract';
import type { ErrorCode } from '@posthouse/contract/core/errors';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { can } from '../../../api/access.ts';
import type { RowResults } from '../../../api/bulk-answer.ts';
import type { NotificationAction } from '../../../api/notification-store.ts';
import type { CommandName } from '../../../api/use-action.ts';
import type { AnyRow } from './list-contract.ts';

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
  readonly undo?: ((results: RowResults) => NotificationAction | undefined) | undefined;
  /** Why a row failed, where the code's own sentence does not help. */
  readonly reason?: ((code: ErrorCode) => string | undefined) | undefined;
}

/** Either the list asks, runs the command and says how it went, or the screen does all of that in `run`. */
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
    /** In place of a question, where what is asked depends on what the server says. */
    readonly form?: (asking: RowAsking) => ReactNode;
  } & Report;
}[CommandName];

/** The commands that take rows by their ids or all that match. */
type BulkName = {
  [Name in CommandName]: 'all' extends keyof ActionInput<Name> ? Name : never;
}[CommandName];

/** What the screen does with the selected rows itself. */
export interface BulkTask {
  readonly label: (count: RowCount) => string;
  readonly icon?: LucideIcon;
  /** Offered only to those who may run it. */
  readonly needs: ActionName;
  readonly isDestructive?: boolean;
  /** Undefined for all that match, whose ids nobody knows. */
  readonly run: (ids: readonly string[] | undefined) => void;
}

export type BulkAction = BulkCommand | BulkTask;

/** A command on the selected rows, which the list asks for, runs and reports. */
export type BulkCommand = {
  [Name in BulkName]: {
    readonly command: Name;
    /** With the count: "Disable 37 users". */
    readonly label: (count: RowCount) => string;
    readonly icon?: LucideIcon;
    readonly isDestructive?: boolean;
    readonly confirm?: {
      readonly title: (count: RowCount) => string;
      /** The rows are those of the selection that were seen: of "all that match" none, else each of them. */
      readonly consequences: ReactNode | ((count: RowCount, rows: readonly AnyRow[]) => ReactNode);
      readonly typeName?: boolean;
    };
    /** What the command takes besides the rows. */
    readonly given?: Partial<ActionInput<Name>>;
    /** Asks for what the command takes besides the rows, in place of a question. */
    readonly form?: (asking: Asking<Partial<ActionInput<Name>>>) => ReactNode;
    /** Where the command has other names for the filters of the list. */
    readonly filterName?: (name: string) => string;
  } & Report;
}[BulkName];

/** What a form needs that is shown instead of a question; it is mounted as long as it asks. */
export interface Asking<Given = unknown> extends RowAsking<Given> {
  readonly count: RowCount;
  /** Those of the selection that were seen: of "all that match" none. */
  readonly rows: readonly AnyRow[];
}

/** The same for a command on one row. */
export interface RowAsking<Given = unknown> {
  /** What the command takes so far: the rows. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly isRunning: boolean;
  readonly onConfirm: (given: Given) => void;
  readonly onCancel: () => void;
}

/** Another way to begin something at the head of a list, for those who may. */
export type HeadAction = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly needs: ActionName;
} & (
  | { readonly to: string }
  | {
      readonly run: () => void;
      /** What it opens; the page has it whether or not it is open. */
      readonly panel: ReactNode;
    }
);

/** Whether the admin may run it at all. */
export function isOffered(action: RowAction | BulkAction | HeadAction): boolean {
  if ('needs' in action && action.needs !== undefined) return can(action.needs);
  return 'command' in action ? can(action.command) : true;
}
