import { listsActions } from '@posthouse/contract/features/lists';
import type { ListImportColumn } from '@posthouse/contract/fields/import-columns';
import { printable } from '../../../kernel/printable.ts';
import {
  addressesOf,
  atAddressCell,
  atEmail,
  parsedRow,
  placeOfRow,
} from '../../../rules/plans/import-cells.ts';
import type { ImportedRow } from '../../../rules/plans/plan-kind.ts';

/** What a row of a file says about a list. */
export interface ListRow {
  readonly name: string;
  readonly domain: string;
  readonly members: readonly string[];
  readonly note: string | undefined;
}

type Cells = Readonly<Partial<Record<ListImportColumn, string>>>;

const rowInput = listsActions.addList.input.omit({ type: true });

export const nameOf = ({ email = '' }: Cells): string => printable(email, 320);

/** The row by the rules of a single new list; refuses it with the same findings at its columns. */
export function readListRow(imported: ImportedRow): ListRow {
  const { email, members: cell, note: words }: Cells = imported.cells;
  const place = placeOfRow({ email }, imported);
  const written = [...new Set(addressesOf(cell))];
  const values = { ...place, members: written, note: words };
  const {
    members = [],
    note,
    ...read
  } = parsedRow(rowInput, values, (fields) => atAddressCell(atEmail(fields, 'name'), 'members', written));
  return { ...read, members, note };
}
