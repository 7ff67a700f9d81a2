import { AppError, type FieldError, type FieldErrors } from '@posthouse/contract/core/errors';
import { fieldErrorsOf } from '@posthouse/contract/core/field-errors';
import type { z } from 'zod';
import { printable } from '../../kernel/printable.ts';
import type { ImportedRow } from './plan-kind.ts';

/** The cells that say what a row is about: an address in one, or its two parts. */
interface PlaceCells {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly domain?: string | undefined;
}

const yes = ['1', 'yes', 'true', 'on'];
const no = ['0', 'no', 'false', 'off'];

/** Characters: no address has more. */
const mostShown = 320;

/** As somebody would call it who looks at the file. */
export const nameOfPlace = ({ email, name, domain }: PlaceCells): string =>
  printable(email ?? [name, domain].filter(Boolean).join('@'), mostShown);

/** The two parts of the address a row is about; a row about nothing is refused. */
export function placeOfRow(
  cells: PlaceCells,
  { isTooLong }: Pick<ImportedRow, 'isTooLong'>,
): Pick<PlaceCells, 'name' | 'domain'> {
  if (isTooLong) throw AppError.field('csv', 'format');
  if (nameOfPlace(cells) === '') throw AppError.field('email', 'required');
  const { email, name, domain } = cells;
  if (email === undefined) return { name, domain };
  const at = email.lastIndexOf('@');
  if (at < 1 || at === email.length - 1) throw AppError.field('email', 'email_invalid');
  return { name: email.slice(0, at), domain: email.slice(at + 1) };
}

/** By the rules of the single command; refuses with the same findings, at the columns that the file has. */
export function parsedRow<Input extends z.ZodObject>(
  schema: Input,
  values: Readonly<Record<string, unknown>>,
  columnsOf: (fields: FieldErrors) => FieldErrors = (fields) => fields,
): z.output<Input> {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  throw new AppError('invalid_input', { fields: columnsOf(fieldErrorsOf(result.error)) });
}

/** Where the file has one column for both parts of the address, what is wrong with either is said there. */
export function atEmail(fields: FieldErrors, nameField: string): FieldErrors {
  const { [nameField]: name, domain, ...others } = fields;
  const found = name ?? domain;
  return found === undefined ? others : { email: found, ...others };
}

/** A file has one cell for a whole list: the first of it that is wrong is told there. */
export function atOneCell(fields: FieldErrors, column: string): FieldErrors {
  const isPart = ([field]: readonly [string, unknown]) => field.startsWith(`${column}.`);
  const entries = Object.entries(fields);
  const [first] = entries.filter(isPart);
  const others = entries.filter((entry) => !isPart(entry));
  return Object.fromEntries([...(first ? [[column, first[1]] as const] : []), ...others]);
}

/** The same for a cell of addresses as somebody wrote them: one that is none is named, so that it is found. */
export function atAddressCell(fields: FieldErrors, column: string, written: readonly string[]): FieldErrors {
  const named = Object.entries(fields).map(([field, error]): [string, FieldError] => {
    const [name, index] = field.split('.');
    const address = name === column ? written[Number(index)] : undefined;
    if (address === undefined) return [field, error];
    return [field, { code: 'address_invalid', params: { name: printable(address, mostShown) } }];
  });
  return atOneCell(Object.fromEntries(named), column);
}

/** The addresses of such a cell. */
export const addressesOf = (cell: string | undefined): string[] =>
  (cell ?? '').split(/[;,\s]+/).filter(Boolean);

export function switchOf(cell: string | undefined): string | undefined {
  const word = cell?.toLowerCase() ?? '';
  if (yes.includes(word)) return '1';
  return no.includes(word) ? '0' : cell;
}
