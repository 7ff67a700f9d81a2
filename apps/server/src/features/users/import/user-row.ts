import { AppError, type FieldErrors } from '@posthouse/contract/core/errors';
import { fieldErrorsOf } from '@posthouse/contract/core/field-errors';
import { usersActions } from '@posthouse/contract/features/users';
import { flag } from '@posthouse/contract/fields/flag';
import type { UserImportColumn } from '@posthouse/contract/fields/import-columns';
import type { z } from 'zod';
import type { ImportedRow } from '../../../domain/plan-kind.ts';
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

const yes = ['1', 'yes', 'true', 'on'];
const no = ['0', 'no', 'false', 'off'];
const rowInput = usersActions.addUser.input.safeExtend({ active: flag.optional() });

/** As somebody would call it who looks at the file. */
export const nameOf = ({ email, username, domain }: Cells): string =>
  (email ?? [username, domain].filter(Boolean).join('@')).slice(0, 320);

/** The row by the rules of a single new user; refuses it with the same findings at the same fields. */
export function readUserRow({ cells, isTooLong }: ImportedRow): UserRow {
  const row: Cells = cells;
  if (isTooLong) throw AppError.field('csv', 'format');
  if (nameOf(row) === '') throw AppError.field('email', 'required');
  const { password, active, username, domain, ...wanted } = parsed({
    ...placeOf(row),
    password: row.password,
    name: row.name,
    quota: quotaOf(row),
    account_type: row.account_type?.toLowerCase(),
    mailbox_type: row.mailbox_type?.toLowerCase(),
    oex_type: row.oex_type?.toLowerCase(),
    relay_host: row.relay_host,
    language: row.language?.toLowerCase(),
    timezone: row.timezone,
    dateformat: row.dateformat,
    twofa_allowed: switchOf(row.twofa_allowed),
    imap: switchOf(row.imap),
    pop3: switchOf(row.pop3),
    smtp: switchOf(row.smtp),
    active: switchOf(row.active),
  });
  return { username, domain, active, wanted, password };

  function parsed(input: Readonly<Record<string, unknown>>): z.output<typeof rowInput> {
    const result = rowInput.safeParse(input);
    if (result.success) return result.data;
    const fields = fieldErrorsOf(result.error);
    throw new AppError('invalid_input', { fields: row.email === undefined ? fields : atAddress(fields) });
  }
}

function placeOf({ email, username, domain }: Cells): { username?: string; domain?: string } {
  if (email === undefined) {
    return { ...(username === undefined ? {} : { username }), ...(domain === undefined ? {} : { domain }) };
  }
  const at = email.lastIndexOf('@');
  if (at < 1 || at === email.length - 1) throw AppError.field('email', 'email_invalid');
  return { username: email.slice(0, at), domain: email.slice(at + 1) };
}

/** The file has one column for both parts of the address. */
function atAddress({ username, domain, ...others }: FieldErrors): FieldErrors {
  const found = username ?? domain;
  return found === undefined ? others : { email: found, ...others };
}

/** GB as people write them, `2.5` or `2,5`; otherwise MB. */
function quotaOf({ quota_gb, quota }: Cells): string | undefined {
  if (quota_gb === undefined) return quota;
  if (!/^\d{1,6}([.,]\d{1,3})?$/.test(quota_gb)) throw AppError.field('quota_gb', 'format');
  return String(Math.round(Number(quota_gb.replace(',', '.')) * 1000));
}

function switchOf(cell: string | undefined): string | undefined {
  const word = cell?.toLowerCase() ?? '';
  if (yes.includes(word)) return '1';
  return no.includes(word) ? '0' : cell;
}
