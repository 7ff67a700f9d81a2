import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { cutOff, damaged, readLines } from './file-lines.ts';
import {
  type BackupEnd,
  BackupFileError,
  type BackupHeader,
  type BackupTable,
  type EngineFile,
  endSchema,
  fileSchema,
  formatVersion,
  headerSchema,
  lineKinds,
  mostTables,
  pieceSchema,
  tableSchema,
} from './format.ts';

export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly table: BackupTable }
  /** The JSON of one row of the last table. */
  | { readonly kind: 'row'; readonly row: string }
  | { readonly kind: 'file'; readonly name: EngineFile }
  /** Bytes of the last file. */
  | { readonly kind: 'piece'; readonly bytes: Buffer }
  /** The last part, after everything before it was checked. */
  | { readonly kind: 'end'; readonly end: BackupEnd };

/** The parts of a backup in order. Throws, at the latest after the last part, if anything is missing or changed. */
export async function* readBackup(path: string, signal: AbortSignal): AsyncGenerator<BackupPart> {
  const audit = new BackupAudit(path);
  for await (const line of readLines(path, signal)) {
    const part = audit.take(line);
    if (part !== undefined) yield part;
  }
  yield { kind: 'end', end: audit.finish() };
}

/** Reads every line once and checks the order, the number of rows and the checksum. */
class BackupAudit {
  readonly #path: string;
  readonly #hash = createHash('sha256');
  readonly #rows = new Map<string, number>();
  readonly #files = new Map<EngineFile, number>();
  #table: string | undefined;
  #file: EngineFile | undefined;
  #begun = false;
  #end: BackupEnd | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** The part a line is, or undefined for the end. */
  take(line: Buffer): BackupPart | undefined {
    if (this.#end !== undefined) throw damaged(this.#path, 'something follows its end');
    const kind = String.fromCharCode(line[0] ?? 0);
    const isFirst = !this.#begun;
    this.#begun = true;
    if (isFirst !== (kind === lineKinds.header))
      throw damaged(this.#path, 'it does not begin with one header');
    if (kind === lineKinds.end) {
      this.#end = parsed(this.#path, endSchema, line);
      return undefined;
    }
    this.#hash.update(line).update('\n');
    const part = partOf(this.#path, kind, line);
    this.#count(part);
    return part;
  }

  #count(part: BackupPart): void {
    if (part.kind === 'table') {
      this.#table = part.table.name;
      if (this.#rows.size === mostTables) throw damaged(this.#path, 'it has too many tables');
      if (this.#rows.has(this.#table)) throw damaged(this.#path, `table ${this.#table} comes twice`);
      this.#rows.set(this.#table, 0);
    } else if (part.kind === 'row') {
      if (this.#table === undefined) throw damaged(this.#path, 'a row stands outside of a table');
      this.#rows.set(this.#table, (this.#rows.get(this.#table) ?? 0) + 1);
    } else this.#countFile(part);
  }

  #countFile(part: BackupPart): void {
    if (part.kind === 'file') {
      this.#file = part.name;
      if (this.#files.has(part.name)) throw damaged(this.#path, `file ${part.name} comes twice`);
      this.#files.set(part.name, 0);
    } else if (part.kind === 'piece') {
      if (this.#file === undefined) throw damaged(this.#path, 'a piece stands outside of a file');
      this.#files.set(this.#file, (this.#files.get(this.#file) ?? 0) + part.bytes.length);
    }
  }

  finish(): BackupEnd {
    if (this.#end === undefined) throw cutOff(this.#path);
    if (this.#end.sha256 !== this.#hash.digest('hex')) throw damaged(this.#path, 'its checksum is wrong');
    if (!isSame(this.#end.rows, this.#rows)) throw damaged(this.#path, 'rows are missing');
    if (!isSame(this.#end.files, this.#files)) throw damaged(this.#path, 'files are missing');
    return this.#end;
  }
}

function isSame(expected: Readonly<Record<string, number>>, counted: ReadonlyMap<string, number>): boolean {
  const entries = Object.entries(expected);
  return entries.length === counted.size && entries.every(([name, count]) => counted.get(name) === count);
}

function partOf(path: string, kind: string, line: Buffer): BackupPart {
  switch (kind) {
    case lineKinds.header:
      return { kind: 'header', header: headerOf(path, line) };
    case lineKinds.table:
      return { kind: 'table', table: parsed(path, tableSchema, line) };
    case lineKinds.row:
      return { kind: 'row', row: line.toString('utf8', 1) };
    case lineKinds.file:
      return { kind: 'file', name: parsed(path, fileSchema, line).name };
    case lineKinds.piece:
      return { kind: 'piece', bytes: Buffer.from(parsed(path, pieceSchema, line), 'base64') };
    default:
      throw damaged(path, 'it has a line of an unknown kind');
  }
}

/** Checks the format first, because other formats can have other headers. */
function headerOf(path: string, line: Buffer): BackupHeader {
  const { posthouse, format } = parsed(
    path,
    headerSchema.pick({ posthouse: true, format: true }).loose(),
    line,
  );
  if (posthouse === 'backup' && format > formatVersion)
    throw new BackupFileError(`${path} was made by a newer version of Posthouse. Update this one first.`);
  return parsed(path, headerSchema, line);
}

function parsed<Schema extends z.ZodType>(path: string, schema: Schema, line: Buffer): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(line.toString('utf8', 1));
  } catch {
    throw damaged(path, 'a line is not readable');
  }
  const result = schema.safeParse(value);
  if (!result.success) throw damaged(path, 'a line is not understood');
  return result.data;
}
