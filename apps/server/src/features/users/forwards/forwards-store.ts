import { and, asc, eq, sql } from 'drizzle-orm';
import { userForward } from '../../../db/schema/user-sharing.ts';
import {
  findAddresses,
  holdAddresses,
  type KnownAddress,
  readAddresses,
} from '../../../domain/known-addresses.ts';
import type { TenantContext } from '../../../kernel/context.ts';

/** Where the mail of a user goes, in order; also what the caller must not meet. */
export async function readDestinations(ctx: TenantContext, userId: number): Promise<KnownAddress[]> {
  const rows = await ctx.db
    .select({ addressId: userForward.addressId, external: userForward.external })
    .from(userForward)
    .where(and(eq(userForward.accountId, ctx.session.accountId), eq(userForward.userId, userId)))
    .orderBy(asc(userForward.position));
  const known = await readAddresses(
    ctx,
    rows.flatMap(({ addressId }) => (addressId === null ? [] : [addressId])),
  );
  // A text may have become an address of the account since, or be one to those who see its domain.
  const texts = rows.flatMap(({ external }) => (external === '' ? [] : [external]));
  const meant = await findAddresses(ctx, texts);
  const found = rows.map(({ addressId, external }) =>
    addressId === null ? meant(external) : known.get(addressId),
  );
  const byEmail = new Map(found.flatMap((one) => (one ? [[one.email, one] as const] : [])));
  return [...byEmail.values()];
}

export async function replaceDestinations(
  ctx: TenantContext,
  userId: number,
  destinations: readonly KnownAddress[],
): Promise<void> {
  const { db } = ctx;
  const { accountId } = ctx.session;
  await db
    .delete(userForward)
    .where(and(eq(userForward.accountId, accountId), eq(userForward.userId, userId)));
  const held = await holdAddresses(
    ctx,
    destinations.flatMap(({ id }) => (id === null ? [] : [id])),
  );
  const rows = destinations
    .filter(({ id }) => id === null || held.has(id))
    .map(({ id, email }, position) => ({
      ...{ accountId, userId, position },
      ...(id === null ? { external: email } : { addressId: id }),
    }));
  if (rows.length > 0) await db.insert(userForward).values(rows);
}

/**
 * The shortest way from a user over these destinations back to it, by ids, if there is one. Whether copies stay on the
 * way changes nothing: what is passed on comes back. Users in the recycle bin count, for they may be restored.
 */
export async function findLoop(
  { db, session: { accountId } }: TenantContext,
  userId: number,
  destinationIds: readonly number[],
): Promise<number[] | undefined> {
  const { rows } = await db.execute<{ source: string; target: string }>(sql`
    with recursive step (source, target) as (
      select ${userId}::bigint, destination from unnest(${sql.param([...destinationIds])}::bigint[]) as destination
      union
      select f.user_id, f.address_id from step
        join ${userForward} f on f.account_id = ${accountId} and f.user_id = step.target
       where f.address_id is not null and step.target <> ${userId})
    select source, target from step`);
  const next = new Map<number, number[]>();
  for (const { source, target } of rows) {
    next.set(Number(source), [...(next.get(Number(source)) ?? []), Number(target)]);
  }
  const cameFrom = new Map<number, number>();
  const queue = [userId];
  for (const source of queue) {
    for (const target of next.get(source) ?? []) {
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, source);
      if (target === userId) return wayTo(userId, cameFrom);
      queue.push(target);
    }
  }
  return undefined;
}

function wayTo(userId: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const way = [userId];
  for (let at = cameFrom.get(userId); at !== undefined && at !== userId; at = cameFrom.get(at))
    way.unshift(at);
  return [userId, ...way];
}
