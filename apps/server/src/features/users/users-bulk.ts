import type { ParsedInputOf } from '@posthouse/contract/core/action';
import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { AppError } from '@posthouse/contract/core/errors';
import type { usersActions } from '@posthouse/contract/features/users';
import { bulkCommand, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import type { FormerRow } from '../../kernel/bulk/bulk-undo-store.ts';
import { hasQuota, lockSeats } from '../../rules/accounts/seats.ts';
import { addressBulk } from '../../rules/addresses/address-bulk.ts';
import { findExchangeDomains } from '../../rules/addresses/mailbox-domains.ts';
import { findAuditMailboxes, stripForAudit } from '../../rules/mail-ways/audit-mailboxes.ts';
import { findOver, withLess, withoutOver } from './over-quota-store.ts';
import { budgetOf, hasSeat, moveSeat, type SeatBudget } from './seat-budget.ts';
import { becomesAudit, demandExchange, demandPassword, userWith } from './user-rules.ts';
import {
  type ChangeOfUser,
  changeEach,
  changeUsers,
  type LockedUser,
  lockUsers,
  removeUsers,
  userList,
  userRecord,
} from './users-store.ts';

type Actions = typeof usersActions;

/** Those that get the copies of audited domains stay as they are. */
export const findNeeded = (ctx: Parameters<typeof lockUsers>[0], users: readonly LockedUser[]) =>
  findAuditMailboxes(
    ctx,
    users.filter(({ account_type }) => account_type === 'audit').map(({ id }) => id),
  );

const bulk = addressBulk<LockedUser>({
  lock: lockUsers,
  change: changeUsers,
  remove: removeUsers,
  findNeeded,
  factsOf: ({ account_type, quota }) => ({ account_type, quota }),
  keepsFormer: true,
});
/** Each is removed or fails on its own. */
export const removeEach = bulk.remove;
const { idsOf } = userList;

export const enableUsersHandler = bulkCommand<Actions['enableUsers']>('enableUsers', {
  idsOf,
  act: bulk.enable,
});
export const disableUsersHandler = bulkCommand<Actions['disableUsers']>('disableUsers', {
  idsOf,
  act: bulk.disable,
});
export const removeUsersHandler = bulkCommand<Actions['removeUsers']>('removeUsers', {
  idsOf,
  act: bulk.remove,
});

/** Who gives quota back comes first; the others are given what is left in their order, and those it does not suffice for fail alone. */
export const updateUsersHandler = bulkCommand<Actions['updateUsers']>('updateUsers', {
  idsOf: allToUpdate,
  narrow: (ctx, { quota, leave_over }, matching) =>
    leave_over && quota !== undefined ? withoutOver(ctx, matching, quota) : matching,
  later: (ctx, { quota }, matching) => (quota === undefined ? undefined : withLess(ctx, matching, quota)),
  async act(ctx, ids, { quota, account_type, leave_over }) {
    const budget = budgetOf(await lockSeats(ctx));
    const locked = await lockUsers(ctx, ids);
    const staysInUse = account_type === undefined || account_type === 'audit';
    const needed = staysInUse ? new Set<number>() : await findNeeded(ctx, locked);
    const found = locked.filter(({ id }) => !needed.has(id));
    const domainIds = found.map(({ domainId }) => domainId);
    const withExchange =
      account_type === 'exchange' ? await findExchangeDomains(ctx, domainIds) : new Set<number>();
    const failed: { id: number; name: string; code: BulkFailure }[] = [];
    const over = leave_over && quota !== undefined ? await findOver(ctx, ids, quota) : new Set<number>();
    const changes: ChangeOfUser[] = [];
    const stripped: number[] = [];
    const former: FormerRow[] = [];
    const takes = (user: LockedUser) => quota !== undefined && user.quota < quota;
    for (const user of lastOf(found, takes)) {
      const wanted = {
        change: { quota, account_type },
        hasExchange: withExchange.has(user.domainId),
      };
      // It came to use more since a job began.
      const outcome = over.has(user.id) ? 'conflict' : changeWithin(budget, user, wanted);
      if (typeof outcome === 'string') {
        failed.push({ id: user.id, name: user.email, code: outcome });
        continue;
      }
      const changed = userRecord.difference(user, outcome);
      ctx.recordHistory({ target: user.email, domainId: user.domainId, ...changed });
      changes.push({ id: user.id, change: changed.after });
      // What is taken from an audit mailbox is gone for good.
      if (becomesAudit(user, outcome)) stripped.push(user.id);
      else if (Object.keys(changed.after).length > 0) former.push({ id: user.id, ...changed });
    }
    await changeEach(ctx, changes);
    await stripForAudit(ctx, stripped);
    const { failed: missing } = resultsOf(ids, found, needed);
    return {
      done: changes.map(({ id }) => id),
      failed: [...failed, ...missing],
      former: { kind: quota === undefined ? 'account_type' : 'quota', rows: former },
    };
  },
});

/** In their order, but some after all others. */
export const lastOf = <One>(all: readonly One[], isLast: (one: One) => boolean): One[] => [
  ...all.filter((one) => !isLast(one)),
  ...all.filter(isLast),
];

/** The users an update is for, where it is all that match. */
export function allToUpdate(
  ctx: Parameters<typeof userList.idsOf>[0],
  { account_type_was, ...filters }: FiltersOfUpdate,
) {
  const {
    quota: _quota,
    leave_over: _leave,
    ...others
  } = filters as Partial<ParsedInputOf<Actions['updateUsers']>>;
  return userList.idsOf(ctx, { ...others, account_type: account_type_was });
}
type FiltersOfUpdate = Pick<ParsedInputOf<Actions['updateUsers']>, 'account_type_was'>;

interface WantedChange {
  readonly change: Parameters<typeof userWith>[1];
  /** Its domain has an Exchange server. */
  readonly hasExchange: boolean;
}

/** The user after the change, which is taken from the budget; or why it cannot be. */
export function changeWithin(budget: SeatBudget, before: LockedUser, wanted: WantedChange) {
  const after = settled(before, wanted);
  if (after === undefined) return 'conflict';
  if (!hasSeat(budget, before, after)) return 'limit_reached';
  if (!hasQuota(budget, before.quota, after.quota)) return 'quota_exceeded';
  moveSeat(budget, before, after);
  return after;
}

/** Undefined where it is not enough: a connector without a host, a room as basic, a login without a password. */
function settled(before: LockedUser, { change, hasExchange }: WantedChange) {
  try {
    const after = userWith(before, change);
    demandExchange(before, after, { hasExchange });
    demandPassword(after, before.passwordHash !== null);
    return after;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
