import { useState } from 'react';
import { type ChoosableColumn, mainField } from '../definition/list-definition.ts';
import type { List } from './use-list.ts';

/** Which columns were turned on or off, by field; the others are shown as their list says. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

export function isShown({ field, isHidden = false }: ChoosableColumn, choice: ColumnChoice): boolean {
  return choice[field] ?? !isHidden;
}

export function shownColumns<Column extends ChoosableColumn>(
  columns: readonly Column[],
  choice: ColumnChoice,
): readonly Column[] {
  const main = mainField(columns);
  return columns.filter((column) => column.field === main || isShown(column, choice));
}

export function readChoice(storage: Pick<Storage, 'getItem'>, key: string): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

export function writeChoice(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  choice: ColumnChoice,
): void {
  if (Object.keys(choice).length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(choice));
}

/** Which columns are shown, and how to show others. */
export interface ListColumns {
  readonly choice: ColumnChoice;
  readonly choose: (choice: ColumnChoice) => void;
}

/** The columns of the address, or else those this browser's admin wants to see of the list. */
export function useListColumns({ definition, view, show }: List): ListColumns {
  const { action, columns } = definition;
  const key = `columns.${action}`;
  const [own, setOwn] = useState(() => readChoice(localStorage, key));
  const remember = (next: ColumnChoice) => {
    writeChoice(localStorage, key, next);
    setOwn(next);
  };
  const { columns: asked } = view;
  if (asked === undefined) return { choice: own, choose: remember };
  const choice = Object.fromEntries(columns.map(({ field }) => [field, asked.includes(field)]));
  return {
    choice,
    choose: (next) => {
      const isReset = Object.keys(next).length === 0;
      if (isReset) remember(next);
      const shown = isReset ? undefined : shownColumns(columns, next).map(({ field }) => field);
      show({ ...view, columns: shown }, 'replace');
    },
  };
}
