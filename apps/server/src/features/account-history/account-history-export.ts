import { type accountHistoryActions, accountHistoryRow } from '@posthouse/contract/features/account-history';
import { orderDownload } from '../../kernel/downloads/download-orders.ts';
import { type Exporter, rowsPerBatch } from '../../kernel/downloads/exporter.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { type HistoryFilters, historyList } from './account-history-store.ts';

export const accountHistoryExporter: Exporter = {
  name: 'account-history',
  readPage: (ctx, filters, cursor) =>
    historyList.readPage(ctx, { ...(filters as HistoryFilters), limit: rowsPerBatch, cursor }),
};

export const exportAccountHistoryHandler: CommandHandler<typeof accountHistoryActions.exportAccountHistory> =
  {
    async apply(ctx, { format, columns, ...filters }) {
      const url = await orderDownload(ctx, {
        exporter: accountHistoryExporter.name,
        action: 'exportAccountHistory',
        format,
        columns: columns ?? Object.keys(accountHistoryRow.shape),
        filters,
      });
      ctx.recordHistory({
        target: accountHistoryExporter.name,
        domainId: null,
        after: { format, search: filters.search },
      });
      return { url };
    },
  };
