import type { ActionName } from '@posthouse/contract';
import type { Language } from '@posthouse/contract/core/languages';
import type { ExportFormat } from '@posthouse/contract/core/paging';
import type { z } from 'zod';
import type { Page } from '../../db/pages/keyset-page.ts';
import type { CallerContext, HistoryEntry, TenantContext } from '../../kernel/context.ts';
import { orderDownload } from '../../kernel/downloads/download-orders.ts';
import { type Exporter, rowsPerBatch } from '../../kernel/downloads/exporter.ts';

interface ExportInput {
  readonly search?: string | undefined;
  readonly format: ExportFormat;
  readonly columns?: readonly string[] | undefined;
  readonly language?: Language | undefined;
}
type FiltersOf<Input extends ExportInput> = Omit<Input, 'format' | 'columns' | 'language'>;
type PageOf = { readonly limit: number; readonly cursor: string | undefined };

interface ListExport<Input extends ExportInput> {
  readonly name: string;
  readonly action: ActionName;
  readonly row: z.ZodObject;
  readPage(ctx: TenantContext, input: FiltersOf<Input> & PageOf): Promise<Page>;
  /** Refuses what the caller cannot export, before there is a link. */
  demand?(ctx: TenantContext, filters: FiltersOf<Input>): Promise<unknown>;
}

type OrderContext = CallerContext & {
  recordHistory(entry: HistoryEntry<'format' | 'search', 'domain'>): void;
};

/** The export of a list: a command that returns a link, and what streams its pages. */
export function listExport<Input extends ExportInput>({
  name,
  action,
  row,
  readPage,
  demand,
}: ListExport<Input>) {
  const exporter: Exporter = {
    name,
    readPage: (ctx, filters, cursor) =>
      readPage(ctx, { ...(filters as FiltersOf<Input>), limit: rowsPerBatch, cursor }),
  };
  const handler = {
    async apply(ctx: OrderContext, { format, columns, language, ...filters }: Input) {
      await demand?.(ctx, filters);
      const url = await orderDownload(ctx, {
        ...{ exporter: name, action, format, language, filters },
        columns: columns ?? Object.keys(row.shape),
      });
      ctx.recordHistory({ target: name, domainId: null, after: { format, search: filters.search } });
      return { url };
    },
  };
  return { exporter, handler };
}
