import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import {
  aliasImportColumns,
  type ImportColumns,
  listImportColumns,
  userImportColumns,
} from '@posthouse/contract/fields/import-columns';
import { type ImportRowType, namedRowType } from '@posthouse/contract/fields/plan-row-type';
import { columnName, readSheet, writeSheet } from './sheet.ts';

/** The parts of the form, in their order. */
export const sectionNames = ['domains', 'users', 'aliases', 'lists'] as const;
export type SectionName = (typeof sectionNames)[number];
type Sections = Readonly<Record<SectionName, string>>;

export const typeOfSection = {
  domains: 'domain',
  users: 'user',
  aliases: 'alias',
  lists: 'list',
} as const satisfies Record<SectionName, ImportRowType>;

type Row = Readonly<Record<string, string>>;

export const columnsOf = {
  users: userImportColumns,
  aliases: aliasImportColumns,
  lists: listImportColumns,
} as const satisfies Partial<Record<SectionName, ImportColumns>>;

/** Cells behind the last column of their row: the server says that there are too many. */
const beyond = 'beyond ';

function rowsUnder(names: readonly string[], records: readonly (readonly string[])[]): Row[] {
  return records.map((cells) =>
    Object.fromEntries(
      cells
        .map((cell, place) => [names[place] ?? `${beyond}${place}`, cell] as const)
        .filter(([, cell]) => cell.trim() !== ''),
    ),
  );
}

/** A header and the rows, with the columns that any of them has something in. */
function sheetOf(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const width = names.filter((name) => !name.startsWith(beyond));
  const extra = names.filter((name) => name.startsWith(beyond));
  return writeSheet([
    width,
    ...rows.map((row) => [
      ...width.map((name) => row[name] ?? ''),
      ...extra.flatMap((name) => (row[name] === undefined ? [] : [row[name]])),
    ]),
  ]);
}

interface Distributed {
  readonly sections: Sections;
  /** The rows whose type is none, or not for this admin; with their header. */
  readonly rest: string;
}

/** A file with a column `type`, row by row into the section that is about it; undefined for any other text. */
export function distribute(
  text: string,
  offered: readonly SectionName[] = sectionNames,
): Distributed | undefined {
  const [head = [], ...records] = readSheet(text);
  const names = head.map(columnName);
  if (!names.includes('type') || records.length === 0) return undefined;
  const rows = rowsUnder(names, records).map(({ problem: _problem, ...row }): Row => row);
  const sectionOf = ({ type }: Row) => offered.find((name) => typeOfSection[name] === namedRowType(type));
  const textOf = (name: SectionName) => {
    const own = rows.filter((row) => sectionOf(row) === name).map(({ type: _type, ...row }): Row => row);
    return name === 'domains'
      ? own.map((row) => row['domain'] ?? row['email'] ?? '').join('\n')
      : sheetOf(own);
  };
  return {
    sections: {
      domains: textOf('domains'),
      users: textOf('users'),
      aliases: textOf('aliases'),
      lists: textOf('lists'),
    },
    rest: sheetOf(rows.filter((row) => sectionOf(row) === undefined)),
  };
}

type TableName = keyof typeof columnsOf;

function isHeader(name: TableName, head: readonly string[]): boolean {
  const { inOrder, others, alternatives }: ImportColumns = columnsOf[name];
  const known = [...inOrder, ...others, ...Object.keys(alternatives)];
  const isKnown = (cell: string) => known.includes(columnName(cell).replace(/^'/, ''));
  return head.some(isKnown) && !head.some((cell) => cell.includes('@'));
}

/** Whether a table begins with names of columns that mean nothing here, as in another language. */
export function hasForeignHeader(name: TableName, text: string): boolean {
  const [head = [], ...records] = readSheet(text);
  const hasAddress = (cells: readonly string[]) => cells.some((cell) => cell.includes('@'));
  return !isHeader(name, head) && !hasAddress(head) && records.some(hasAddress);
}

/** What was typed into a section, row by row. */
export function rowsOfSection(name: SectionName, text: string): Row[] {
  if (name === 'domains') {
    const names = text.split(/[\n\r,;\t]+/).map((line) => line.trim());
    return names
      .filter((line) => line !== '' && line.toLowerCase() !== 'domain')
      .map((domain) => ({ domain }));
  }
  const { inOrder }: ImportColumns = columnsOf[name];
  const [head = [], ...records] = readSheet(text);
  if (isHeader(name, head)) return rowsUnder(head.map(columnName), records);
  const all = readSheet(text).map((cells) => cells.map((cell) => cell.trim()));
  return name === 'users' ? rowsUnder(inOrder, all) : all.map((cells) => typedRow(inOrder, cells));
}

/** Without a header: the address, then whatever addresses there are, then the note; also where commas separate them. */
function typedRow([email = '', targets = '', note = '']: readonly string[], cells: readonly string[]): Row {
  const [first = '', ...others] = cells.filter((cell) => cell !== '');
  const addresses = others.filter((cell) => cell.includes('@'));
  const words = others.filter((cell) => !cell.includes('@'));
  return {
    [email]: first,
    ...(addresses.length > 0 ? { [targets]: addresses.join(' ') } : {}),
    ...(words.length > 0 ? { [note]: words.join(', ') } : {}),
  };
}

/** The domains that are typed, and those of the addresses that are. */
export function domainsIn(sections: Sections): ReadonlySet<string> {
  const rows = sectionNames.flatMap((name) => rowsOfSection(name, sections[name]));
  const domainOf = ({ domain, email, e_mail, address }: Row) =>
    domain ?? (email ?? e_mail ?? address ?? '').replace(/^.*@/, '');
  return new Set([...new Set(rows.map(domainOf))].flatMap((written) => asciiDomain(written) ?? []));
}

/** A section with more rows than it has. */
export function joined(name: SectionName, present: string, more: string): string {
  if (present.trim() === '' || more === '') return present.trim() === '' ? more : present;
  if (name === 'domains') return `${present.trim()}\n${more}`;
  return sheetOf([...rowsOfSection(name, present), ...rowsOfSection(name, more)]);
}

/** Everything as the one file that is planned; `rest` has a column `type` itself. */
export function assemble(sections: Sections, rest: string): string {
  const [head = [], ...records] = readSheet(rest);
  const rows = [
    ...sectionNames.flatMap((name) =>
      rowsOfSection(name, sections[name]).map((row): Row => ({ type: typeOfSection[name], ...row })),
    ),
    ...rowsUnder(head.map(columnName), records),
  ];
  return sheetOf(rows);
}

/** The users as they may be kept in the browser: passwords are not. */
export function withoutPasswords(users: string): string {
  const rows = rowsOfSection('users', users);
  const kept = [...userImportColumns.inOrder, ...userImportColumns.others].filter(
    (name) => name !== 'password',
  );
  // What has a name of its own may be a password in another language.
  const isKept = (column: string) => kept.some((name) => name === column);
  if (rows.every((row) => Object.keys(row).every(isKept))) return users;
  return sheetOf(
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => isKept(column)))),
  );
}
