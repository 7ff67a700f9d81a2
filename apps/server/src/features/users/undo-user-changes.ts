import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { AppError } from '@posthouse/contract/core/errors';
import type { userBulkChangesActions } from '@posthouse/contract/features/users/bulk-changes';
import type { UserChangeKind } from '@posthouse/contract/fields/user-change-kind';
import { bulkCommand, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import { type FormerRow, readFormer, undoRows, type Values } from '../../kernel/bulk/bulk-undo-store.ts';
import { lockSeats } from '../../rules/accounts/seats.ts';
import { findExchangeDomains } from '../../rules/addresses/mailbox-domains.ts';
import { budgetOf, type SeatBudget } from './seat-budget.ts';
import { changeWithin, findNeeded } from './users-bulk.ts';
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
      const done: LockedUser[] = [];
      const changes: ChangeOfUser[] = [];
      for (const user of found) {
        const row = former.get(user.id);
        const outcome = row
          ? formerOf(budget, user, {
              ...{ kind, row, isNeeded: needed.has(user.id), hasExchange: withExchange.has(user.domainId) },
            })
          : 'not_found';
        if (typeof outcome === 'string') {
          failed.push({ id: user.id, name: user.email, code: outcome });
          continue;
        }
        done.push(user);
        const changed = userRecord.difference(user, outcome);
        ctx.recordHistory({ target: user.email, domainId: user.domainId, ...changed });
        if (Object.keys(changed.after).length > 0) changes.push({ id: user.id, change: changed.after });
      }
      await changeEach(ctx, changes);
      const { failed: missing } = resultsOf(ids, found);
      return { done: done.map(({ id }) => id), failed: [...failed, ...missing] };
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
  // Somebody gave it back already.
  if (isAs(user, before)) return user;
  if (!isAs(user, after)) return 'stale';
  if (isNeeded) return 'conflict';
  if (kind === 'active') return { ...user, active: before['active'] === true };
  return changeWithin(budget, user, { change: before, hasExchange });
}

const isAs = (user: UserFields, values: Values) =>
  Object.entries(values).every(([field, value]) => user[field as keyof UserFields] === value);
