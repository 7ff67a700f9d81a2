import type { Language } from '@posthouse/contract/core/languages';
import type { ExportFormat } from '@posthouse/contract/core/paging';
import type { Page } from '../../db/pages/keyset-page.ts';
import type { Database } from '../../db/pool.ts';
import type { ActingAdmin } from '../acting-admin.ts';

/** What a download link stands for; kept with its key until it is fetched. */
export interface ExportOrder {
  readonly exporter: string;
  /** What the file is called; like its exporter unless given. */
  readonly file?: string;
  /** The export action, whose right is asked for again when the file is fetched. */
  readonly action: string;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  /** The one somebody asked for; theirs unless given. */
  readonly language: Language | undefined;
  readonly filters: object;
}

/** How a table for people is written. */
export interface TableForm {
  head(column: string): string;
  cell(column: string, row: Readonly<Record<string, unknown>>): string;
}

export interface ExportContext {
  readonly db: Database;
  readonly caller: ActingAdmin;
}

/** One kind of export: every row of a list, page by page. */
export interface Exporter {
  readonly name: string;
  /** Words and moments as their reader writes them; otherwise, and in JSON always, as the wire has them. */
  tableForm?(
    ctx: ExportContext,
    language: Language | undefined,
    filters: object,
  ): Promise<Partial<TableForm> | undefined>;
  readPage(ctx: ExportContext, filters: object, cursor: string | undefined): Promise<Page>;
}

/** Few enough that a batch as text is nothing large to the garbage collector. */
export const rowsPerBatch = 200;
