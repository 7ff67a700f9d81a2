import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { AppError } from '@posthouse/contract/core/errors';
import type { usersActions } from '@posthouse/contract/features/users';
import { findAuditMailboxes, stripForAudit } from '../../domain/audit-mailboxes.ts';
import { lockSeats, type SeatsLeft } from '../../domain/seats.ts';
import { bulkCommand, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import { becomesAudit, demandPassword, quotaFor, userWith } from './user-rules.ts';
import { changeUsers, type LockedUser, lockUsers, removeUsers, userList, userRecord } from './users-store.ts';

type Actions = typeof usersActions;

const setActive = <Name extends 'enableUsers' | 'disableUsers'>(name: Name, active: boolean) =>
  bulkCommand<Actions['enableUsers']>(name, {
    idsOf: userList.idsOf,
    async act(ctx, ids) {
      const { found, needed } = await lockFree(ctx, ids, active);
      const changing = found.filter((user) => user.active !== active);
      await changeUsers(
        ctx,
        changing.map(({ id }) => id),
        { active },
      );
      for (const { domainId, email: target, active: before } of found) {
        const change = before === active ? {} : { before: { active: before }, after: { active } };
        ctx.recordHistory({ target, domainId, ...change });
      }
      return resultsOf(ids, found, needed);
    },
  });

/** Those that can go out of use, and those that get the copies of audited domains. */
async function lockFree(ctx: Parameters<typeof lockUsers>[0], ids: readonly number[], staysInUse: boolean) {
  const locked = await lockUsers(ctx, ids);
  const audit = locked.filter(({ account_type }) => account_type === 'audit').map(({ id }) => id);
  const needed = staysInUse ? new Set<number>() : await findAuditMailboxes(ctx, audit);
  return { found: locked.filter(({ id }) => !needed.has(id)), needed };
}

export const enableUsersHandler = setActive('enableUsers', true);
export const disableUsersHandler = setActive('disableUsers', false);

export const removeUsersHandler = bulkCommand<Actions['removeUsers']>('removeUsers', {
  idsOf: userList.idsOf,
  async act(ctx, ids) {
    // The ledger before the users, as everything that takes or gives back seats locks them.
    await lockSeats(ctx);
    const { found, needed } = await lockFree(ctx, ids, false);
    await removeUsers(
      ctx,
      found.map(({ id }) => id),
    );
    for (const { domainId, email, account_type, quota } of found) {
      ctx.recordHistory({ target: email, domainId, before: { email, account_type, quota } });
    }
    return resultsOf(ids, found, needed);
  },
});

/** Rows are given what is left in their order; those it does not suffice for fail alone. */
export const updateUsersHandler = bulkCommand<Actions['updateUsers']>('updateUsers', {
  idsOf: (ctx, { account_type: _new, quota: _quota, account_type_was, ...filters }) =>
    userList.idsOf(ctx, { ...filters, account_type: account_type_was }),
  async act(ctx, ids, { quota, account_type }) {
    const left = await lockSeats(ctx);
    const { found, needed } = await lockFree(
      ctx,
      ids,
      account_type === undefined || account_type === 'audit',
    );
    const budget = { free: { ...left.free }, quotaMb: left.quotaMb, isShared: left.isShared };
    const failed: { id: number; name: string; code: BulkFailure }[] = [];
    const done: LockedUser[] = [];
    for (const user of found) {
      const outcome = changeWithin(budget, user, { quota, account_type });
      if (typeof outcome === 'string') {
        failed.push({ id: user.id, name: user.email, code: outcome });
        continue;
      }
      done.push(user);
      const changed = userRecord.difference(user, outcome);
      ctx.recordHistory({ target: user.email, domainId: user.domainId, ...changed });
      await changeUsers(ctx, [user.id], changed.after);
      if (becomesAudit(user, outcome)) await stripForAudit(ctx, user.id);
    }
    const { failed: missing } = resultsOf(ids, found, needed);
    return { done: done.map(({ id }) => id), failed: [...failed, ...missing] };
  },
});

type Budget = { -readonly [Field in keyof SeatsLeft]: SeatsLeft[Field] } & {
  free: Record<LockedUser['account_type'], number>;
};
type Change = Pick<Parameters<typeof userWith>[1], 'quota' | 'account_type'>;

/** The user after the change, which is taken from the budget; or why it cannot be. */
function changeWithin(budget: Budget, before: LockedUser, change: Change) {
  const after = settled(before, change);
  if (after === undefined) return 'conflict';
  if (after.account_type !== before.account_type) {
    if (budget.free[after.account_type] <= 0) return 'limit_reached';
    budget.free[after.account_type] -= 1;
    budget.free[before.account_type] += 1;
  }
  if (after.quota > before.quota && after.quota > quotaFor(budget, before.quota)) return 'quota_exceeded';
  if (budget.isShared) budget.quotaMb += before.quota - after.quota;
  return after;
}

/** Undefined where it is not enough: an external connector without a host, a room as basic, a login without a password. */
function settled(before: LockedUser, change: Change) {
  try {
    const after = userWith(before, change);
    demandPassword(after, before.passwordHash !== null);
    return after;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
