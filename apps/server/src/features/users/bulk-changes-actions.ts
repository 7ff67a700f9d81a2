import { AppError } from '@posthouse/contract/core/errors';
import type { userBulkChangesActions } from '@posthouse/contract/features/users/bulk-changes';
import { selectedRows } from '../../kernel/bulk/selected-rows.ts';
import type { Feature } from '../../kernel/feature.ts';
import { readSeats } from '../../rules/accounts/seats.ts';
import { readQuotaEffects } from './over-quota-store.ts';
import { undoUserChangesHandler } from './undo-user-changes.ts';
import { allToUpdate } from './users-bulk.ts';

export function userBulkChangesFeature(): Feature<typeof userBulkChangesActions> {
  return {
    handlers: {
      async getQuotaEffects(ctx, { quota, ...selection }) {
        const matching = selectedRows(selection, () => allToUpdate(ctx, selection));
        const { more, moreWithoutOver, ...effects } = await readQuotaEffects(ctx, matching, quota);
        if (effects.total === 0 && selection.ids) throw new AppError('not_found');
        const left = await readSeats(ctx);
        // Where quota grows by itself nobody takes it from others.
        const lacking = (num: number, wanted: number) =>
          num === 0 ? 0 : Math.max(0, (left.isShared ? wanted : quota) - left.quotaMb);
        return {
          ...effects,
          missing: lacking(effects.total, more),
          missing_without_over: lacking(effects.total - effects.over, moreWithoutOver),
        };
      },
      undoUserChanges: undoUserChangesHandler,
    },
  };
}
