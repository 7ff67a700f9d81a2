export interface ChoosableColumn {
  readonly field: string;
  /** Not shown until chosen. */
  readonly isHidden?: boolean;
  /** Leads to the row and is always shown; the first unless another is marked. */
  readonly isMain?: boolean;
}

/** What was decided about columns, by field; a column nobody decided about is as its list says. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

export function isShown({ field, isHidden = false }: ChoosableColumn, choice: ColumnChoice): boolean {
  return choice[field] ?? !isHidden;
}

/** The field of the column that leads to the row. */
export function mainField(columns: readonly ChoosableColumn[]): string | undefined {
  return (columns.find(({ isMain }) => isMain) ?? columns[0])?.field;
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
