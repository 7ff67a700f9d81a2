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
        const { more, ...effects } = await readQuotaEffects(ctx, matching, quota);
        if (effects.total === 0 && selection.ids) throw new AppError('not_found');
        const left = await readSeats(ctx);
        // Where quota grows by itself nobody takes it from others.
        const lacks = left.isShared ? more - left.quotaMb : effects.total > 0 ? quota - left.quotaMb : 0;
        return { ...effects, missing: Math.max(0, lacks) };
      },
      undoUserChanges: undoUserChangesHandler,
    },
  };
}
