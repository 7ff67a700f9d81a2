import { useState } from 'react';
import { type ChoosableColumn, mainField } from '../definition/list-definition.ts';

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

/** The columns this browser's admin wants to see of a list. */
export function useColumnChoice(list: string) {
  const key = `columns.${list}`;
  const [choice, setChoice] = useState(() => readChoice(localStorage, key));
  return {
    choice,
    choose: (next: ColumnChoice) => {
      writeChoice(localStorage, key, next);
      setChoice(next);
    },
  };
}
