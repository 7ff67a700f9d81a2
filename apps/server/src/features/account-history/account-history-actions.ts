import type { accountHistoryActions } from '@posthouse/contract/features/account-history';
import type { Feature } from '../../kernel/feature.ts';
import { accountHistoryExporter, exportAccountHistoryHandler } from './account-history-export.ts';
import { historyList } from './account-history-store.ts';

export function accountHistoryFeature(): Feature<typeof accountHistoryActions> {
  return {
    handlers: {
      getAccountHistory: historyList.historyAnswer,
      exportAccountHistory: exportAccountHistoryHandler,
    },
    exporters: [accountHistoryExporter],
  };
}
