import type { accountHistoryActions } from '@posthouse/contract/features/account-history';
import type { Feature } from '../../kernel/feature.ts';
import { accountHistoryExporter, exportAccountHistoryHandler } from './account-history-export.ts';
import { readAccountHistory } from './account-history-store.ts';

export function accountHistoryFeature(): Feature<typeof accountHistoryActions> {
  return {
    handlers: {
      getAccountHistory: (ctx, input) => readAccountHistory(ctx, input),
      exportAccountHistory: exportAccountHistoryHandler,
    },
    exporters: [accountHistoryExporter],
  };
}
