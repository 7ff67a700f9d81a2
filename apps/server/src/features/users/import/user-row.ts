import { AppError } from '@posthouse/contract/core/errors';
import { usersActions } from '@posthouse/contract/features/users';
import { flag } from '@posthouse/contract/fields/flag';
import { type UserImportColumn, userImportColumns } from '@posthouse/contract/fields/import-columns';
import { z } from 'zod';
import { atEmail, nameOfPlace, parsedRow, placeOfRow, switchOf } from '../../../rules/plans/import-cells.ts';
import type { ImportedRow } from '../../../rules/plans/plan-kind.ts';
import type { WantedUser } from '../user-rules.ts';

/** What a row of a file says about a user. */
export interface UserRow {
  readonly username: string;
  readonly domain: string;
  readonly active: boolean | undefined;
  readonly wanted: WantedUser;
  readonly password: string | undefined;
}

type Cells = Readonly<Partial<Record<UserImportColumn, string>>>;

/** Without what a single user needs at once: passwords are generated, and the rest is asked for row by row. */
const rowInput = z.strictObject({ ...usersActions.addUser.input.shape, active: flag.optional() });

/** Columns that are fields of a user. */
const fields = userImportColumns.inOrder.filter((name) => name !== 'email' && name !== 'quota_gb');
/** Those that people write in whatever case, and those that say yes or no; the others are read as they are. */
const choices = ['account_type', 'mailbox_type', 'oex_type', 'language'] as const;
const switches = ['twofa_allowed', 'imap', 'pop3', 'smtp', 'active'] as const;

const placeCells = ({ email, username: name, domain }: Cells) => ({ email, name, domain });

export const nameOf = (cells: Cells): string => nameOfPlace(placeCells(cells));

/** The row by the rules of a single new user; refuses it with the same findings at the same fields. */
export function readUserRow(imported: ImportedRow): UserRow {
  const row: Cells = imported.cells;
  const place = placeOfRow(placeCells(row), imported);
  const values = {
    ...Object.fromEntries(fields.map((name) => [name, row[name]])),
    ...Object.fromEntries(choices.map((name) => [name, row[name]?.toLowerCase()])),
    ...Object.fromEntries(switches.map((name) => [name, switchOf(row[name])])),
    username: place.name,
    domain: place.domain,
    quota: quotaOf(row),
  };
  const { password, active, username, domain, ...wanted } = parsedRow(rowInput, values, (fields) =>
    row.email === undefined ? fields : atEmail(fields, 'username'),
  );
  return { username, domain, active, wanted, password };
}

/** GB as people write them, `2.5` or `2,5`; otherwise MB. */
function quotaOf({ quota_gb, quota }: Cells): string | undefined {
  if (quota_gb === undefined) return quota;
  if (!/^\d{1,6}([.,]\d{1,3})?$/.test(quota_gb)) throw AppError.field('quota_gb', 'format');
  return String(Math.round(Number(quota_gb.replace(',', '.')) * 1000));
}
