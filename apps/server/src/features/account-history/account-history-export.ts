import { type accountHistoryActions, accountHistoryRow } from '@posthouse/contract/features/account-history';
import { orderDownload } from '../../kernel/downloads/download-orders.ts';
import { type Exporter, rowsPerBatch } from '../../kernel/downloads/exporter.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { readLocalisation } from '../../rules/accounts/localisation-store.ts';
import { languageOr } from '../../rules/mail-texts/mail-text.ts';
import { type HistoryFilters, historyList } from './account-history-store.ts';
import { historyTable } from './history-table.ts';

const name = 'account-history';

export function accountHistoryExporter({ panelWords }: Pick<FeatureParts, 'panelWords'>): Exporter {
  return {
    name,
    async tableForm(ctx, wanted) {
      const { language: own, ...localisation } = await readLocalisation(ctx);
      const language = wanted ?? languageOr(own);
      const catalogs = await panelWords(language);
      // Without a built panel there are no words.
      return catalogs[name] && historyTable(catalogs, { language, ...localisation });
    },
    readPage: (ctx, filters, cursor) =>
      historyList.readPage(ctx, { ...(filters as HistoryFilters), limit: rowsPerBatch, cursor }),
  };
}

export const exportAccountHistoryHandler: CommandHandler<typeof accountHistoryActions.exportAccountHistory> =
  {
    async apply(ctx, { format, columns, language, ...filters }) {
      const url = await orderDownload(ctx, {
        exporter: name,
        action: 'exportAccountHistory',
        format,
        columns: columns ?? Object.keys(accountHistoryRow.shape),
        language,
        filters,
      });
      ctx.recordHistory({ target: name, domainId: null, after: { format, search: filters.search } });
      return { url };
    },
  };
