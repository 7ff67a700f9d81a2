import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { domainRow, type domainsActions } from '@posthouse/contract/features/domains';
import { orderDownload } from '../../kernel/downloads/download-orders.ts';
import { type Exporter, rowsPerBatch } from '../../kernel/downloads/exporter.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { domainList } from './domains-store.ts';

type Action = typeof domainsActions.exportDomains;
type Filters = Omit<ParsedInputOf<Action>, 'format' | 'columns'>;

export const domainsExporter: Exporter = {
  name: 'domains',
  readPage: (ctx, filters, cursor) =>
    domainList.readPage(ctx, { ...(filters as Filters), limit: rowsPerBatch, cursor }),
};

export const exportDomainsHandler: CommandHandler<Action> = {
  async apply(ctx, { format, columns, language, ...filters }) {
    const url = await orderDownload(ctx, {
      exporter: domainsExporter.name,
      action: 'exportDomains',
      format,
      columns: columns ?? Object.keys(domainRow.shape),
      language,
      filters,
    });
    ctx.recordHistory({
      target: domainsExporter.name,
      domainId: null,
      after: { format, search: filters.search },
    });
    return { url };
  },
};
