import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { AppError } from '@posthouse/contract/core/errors';
import type { userBulkChangesActions } from '@posthouse/contract/features/users/bulk-changes';
import type { UserChangeKind } from '@posthouse/contract/fields/user-change-kind';
import { bulkCommand, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import {
  type FormerRow,
  forgetFormer,
  readFormer,
  undoRows,
  undoRowsGrowing,
  type Values,
} from '../../kernel/bulk/bulk-undo-store.ts';
import { lockSeats } from '../../rules/accounts/seats.ts';
import { findExchangeDomains } from '../../rules/addresses/mailbox-domains.ts';
import { budgetOf, type SeatBudget } from './seat-budget.ts';
import { changeWithin, findNeeded, lastOf } from './users-bulk.ts';
import {
  type ChangeOfUser,
  changeEach,
  type LockedUser,
  lockUsers,
  type UserFields,
  userRecord,
} from './users-store.ts';

/** Gives users back what a bulk command changed; whoever was changed since stays as somebody wanted it later. */
export const undoUserChangesHandler = bulkCommand<(typeof userBulkChangesActions)['undoUserChanges']>(
  'undoUserChanges',
  {
    idsOf: ({ caller }, key) => undoRows(caller, key),
    namesFailed: true,
    later: ({ caller }, key) => undoRowsGrowing(caller, key, 'quota'),
    async act(ctx, ids, { kind, id: undoId }) {
      if (ids.length === 0) throw new AppError('not_found');
      const budget = budgetOf(await lockSeats(ctx));
      const found = await lockUsers(ctx, ids);
      const former = await readFormer(ctx, undoId, ids);
      const needed = kind === 'quota' ? new Set<number>() : await findNeeded(ctx, found);
      const withExchange = await findExchangeDomains(
        ctx,
        found.map(({ domainId }) => domainId),
      );
      const failed: { id: number; name: string; code: BulkFailure }[] = [];
      const done: number[] = [];
      const unchanged: number[] = [];
      const changes: ChangeOfUser[] = [];
      const takes = (user: LockedUser) => Number(former.get(user.id)?.before['quota'] ?? 0) > user.quota;
      for (const user of lastOf(found, takes)) {
        const row = former.get(user.id);
        const outcome = row
          ? formerOf(budget, user, {
              ...{ kind, row, isNeeded: needed.has(user.id), hasExchange: withExchange.has(user.domainId) },
            })
          : 'stale';
        if (typeof outcome === 'string') {
          failed.push({ id: user.id, name: user.email, code: outcome });
          continue;
        }
        done.push(user.id);
        const changed = userRecord.difference(user, outcome);
        if (Object.keys(changed.after).length === 0) {
          unchanged.push(user.id);
          continue;
        }
        ctx.recordHistory({ target: user.email, domainId: user.domainId, ...changed });
        changes.push({ id: user.id, change: changed.after });
      }
      await changeEach(ctx, changes);
      await forgetFormer(ctx, undoId, done);
      const { failed: missing } = resultsOf(ids, found);
      return { done, unchanged, failed: [...failed, ...missing] };
    },
  },
);

interface Undone {
  readonly kind: UserChangeKind;
  readonly row: FormerRow;
  /** Something else needs it as it is. */
  readonly isNeeded: boolean;
  readonly hasExchange: boolean;
}

/** The user as it was; or why it stays. */
function formerOf(
  budget: SeatBudget,
  user: LockedUser,
  { kind, row: { before, after }, isNeeded, hasExchange }: Undone,
): UserFields | BulkFailure {
  // Somebody changed it back by hand.
  if (isAs(user, before)) return user;
  if (!isAs(user, after)) return 'stale';
  if (isNeeded) return 'conflict';
  if (kind === 'active') return { ...user, active: before['active'] === true };
  return changeWithin(budget, user, { change: before, hasExchange });
}

const isAs = (user: UserFields, values: Values) =>
  Object.entries(values).every(([field, value]) => user[field as keyof UserFields] === value);
