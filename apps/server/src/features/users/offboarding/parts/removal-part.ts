import { AppError } from '@posthouse/contract/core/errors';
import { goneIsStale, targetOf } from '../../../../rules/plans/plan-rows.ts';
import { recycledUsers } from '../../recycled-users-store.ts';
import { lockUser, readUsers } from '../../users-store.ts';
import type { UserPart } from '../offboarding-part.ts';
import { demandRemovable, setRemovalDay } from '../removals-actions.ts';
import { readDoneDay, readRemovalDay } from '../removals-store.ts';

interface RemovalChange {
  readonly from: string;
  readonly to: string;
  /** The user is in the recycle bin and comes back. */
  readonly restore?: boolean;
}

/** On a day the user goes to the recycle bin; until then, and for 30 days, it can be taken back. */
export const removalPart: UserPart = {
  type: 'removal',
  like: { action: 'setRemovalDate', input: {} },
  step: 4,
  async plan(ctx, user, { remove_at: to }) {
    if (to === '') return undefined;
    await demandRemovable(ctx, user, to);
    const from = await readRemovalDay(ctx, user.id);
    if (from === to) return { outcome: 'skip' };
    return rowOf({ from, to });
  },
  async apply(ctx, row) {
    const { id } = targetOf(row);
    const { from, to, restore } = row.change as unknown as RemovalChange;
    if (restore) return bringBack(ctx, id, from);
    const user = await lockUser(ctx, { id }).catch(goneIsStale);
    if ((await readRemovalDay(ctx, id)) !== from) throw new AppError('stale');
    await demandRemovable(ctx, user, to);
    await setRemovalDay(ctx, user, to);
    return { action: 'setRemovalDate', target: { id, version: user.version } };
  },
  async planUndo(ctx, { change }, { id }) {
    const { from, to } = change as unknown as RemovalChange;
    const [present] = await readUsers(ctx, [id]);
    const day = await (present ? readRemovalDay(ctx, id) : readDoneDay(ctx, id));
    if (day !== to) throw new AppError('stale');
    if (present === undefined) return rowOf({ from: to, to: '', restore: true });
    return rowOf({ from: to, to: from });
  },
};

const rowOf = (change: RemovalChange) => ({
  outcome: 'update' as const,
  change: { ...change },
  ...(change.from === '' ? {} : { before: { remove_at: change.from } }),
  after: change.restore ? { active: true } : { remove_at: change.to },
});

/** Whom somebody removed by hand since stays in the recycle bin. */
async function bringBack(ctx: Parameters<UserPart['apply']>[0], id: number, day: string) {
  const [item] = await recycledUsers.lock(ctx, [id]);
  if (item === undefined || (await readDoneDay(ctx, id)) !== day) throw new AppError('stale');
  const problem = await recycledUsers.restore(ctx, [item]);
  if (problem !== undefined) throw new AppError(problem);
  ctx.recordHistory({ target: item.name, domainId: item.domainId, after: { kind: 'users' } });
  return { action: 'restoreItems' as const, target: { id, version: 1 } };
}
