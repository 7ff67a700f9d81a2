import type { accountHistoryActions } from '@posthouse/contract/features/account-history';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { accountHistoryExporter, exportAccountHistoryHandler } from './account-history-export.ts';
import { historyList } from './account-history-store.ts';

export function accountHistoryFeature(parts: FeatureParts): Feature<typeof accountHistoryActions> {
  return {
    handlers: {
      getAccountHistory: historyList.historyAnswer,
      exportAccountHistory: exportAccountHistoryHandler,
    },
    exporters: [accountHistoryExporter(parts)],
  };
}
