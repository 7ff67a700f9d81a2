import type { ExportFormat } from '@posthouse/contract/core/paging';
import type { Page } from '../../db/keyset-page.ts';
import type { Database } from '../../db/pool.ts';
import type { ActingAdmin } from '../acting-admin.ts';

/** What a download link stands for; kept with its key until it is fetched. */
export interface ExportOrder {
  readonly exporter: string;
  /** The export action, whose right is asked for again when the file is fetched. */
  readonly action: string;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly filters: object;
}

export interface ExportContext {
  readonly db: Database;
  readonly session: ActingAdmin;
}

/** One kind of export: every row of a list, page by page. */
export interface Exporter {
  readonly name: string;
  readPage(ctx: ExportContext, filters: object, cursor: string | undefined): Promise<Page>;
}

export const rowsPerBatch = 500;
