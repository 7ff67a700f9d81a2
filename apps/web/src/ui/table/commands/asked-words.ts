import type { ReactNode } from 'react';
import type { BulkCommand, Question, RowAction, RowAsking, RowCount } from '../definition/list-actions.ts';
import type { AnyRow } from '../definition/list-contract.ts';

/** What is drawn while a command is asked for. */
export interface AskedWords {
  /** The words on the button that confirms it. */
  readonly label: string;
  readonly confirm?: Omit<Question, 'typeName'> | undefined;
  /** Asks for the rest of the input. */
  readonly form?: ((asking: RowAsking) => ReactNode) | undefined;
}

/** The words of a row's command among its actions as they are now; each command is among them once. */
export function rowWords(actions: readonly RowAction[], command: string): AskedWords | undefined {
  return actions.flatMap((action) =>
    'command' in action && action.command === command ? [action as AskedWords] : [],
  )[0];
}

/** The words of a command for so many rows, of which these were seen. */
export function bulkWords(action: BulkCommand, count: RowCount, rows: readonly AnyRow[]): AskedWords {
  const { label, confirm, form } = action;
  return {
    label: label(count),
    confirm: confirm && {
      title: confirm.title(count),
      consequences:
        typeof confirm.consequences === 'function' ? confirm.consequences(count, rows) : confirm.consequences,
    },
    form: form && ((asking) => form({ ...asking, count, rows })),
  };
}
