import { aliasesActions } from '@posthouse/contract/features/aliases';
import { flag } from '@posthouse/contract/fields/flag';
import type { AliasImportColumn } from '@posthouse/contract/fields/import-columns';
import {
  addressesOf,
  atAddressCell,
  atEmail,
  nameOfPlace,
  parsedRow,
  placeOfRow,
  switchOf,
} from '../../../rules/plans/import-cells.ts';
import type { ImportedRow } from '../../../rules/plans/plan-kind.ts';

/** What a row of a file says about an alias. */
export interface AliasRow {
  readonly alias: string;
  readonly domain: string;
  readonly forward: readonly string[];
  readonly note: string | undefined;
  readonly active: boolean | undefined;
}

type Cells = Readonly<Partial<Record<AliasImportColumn, string>>>;

const rowInput = aliasesActions.addAlias.input.extend({ active: flag.optional() });
const placeCells = ({ email, alias: name, domain }: Cells) => ({ email, name, domain });

export const nameOf = (cells: Cells): string => nameOfPlace(placeCells(cells));

/** The row by the rules of a single new alias; refuses it with the same findings at its columns. */
export function readAliasRow(imported: ImportedRow): AliasRow {
  const row: Cells = imported.cells;
  const { name: alias, domain } = placeOfRow(placeCells(row), imported);
  const forward = addressesOf(row.forward);
  const values = { alias, domain, forward, note: row.note, active: switchOf(row.active) };
  const { note, active, ...read } = parsedRow(rowInput, values, (fields) =>
    atAddressCell(row.email === undefined ? fields : atEmail(fields, 'alias'), 'forward', forward),
  );
  return { ...read, note, active };
}
