import type { accountHistoryActions } from '@posthouse/contract/features/account-history';
import type { Handlers } from '../../kernel/handlers.ts';
import { exportAccountHistoryHandler } from './account-history-export.ts';
import { readAccountHistory } from './account-history-store.ts';

export function accountHistoryHandlers(): Handlers<typeof accountHistoryActions> {
  return {
    getAccountHistory: (ctx, input) => readAccountHistory(ctx, input),
    exportAccountHistory: exportAccountHistoryHandler,
  };
}
