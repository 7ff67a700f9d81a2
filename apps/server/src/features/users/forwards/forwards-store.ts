import { and, asc, eq, sql } from 'drizzle-orm';
import { userForward } from '../../../db/schema/user-sharing.ts';
import {
  holdAddresses,
  type KnownAddress,
  meantAddresses,
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
  const meant = await meantAddresses(ctx, texts);
  const found = rows.map(({ addressId, external }) =>
    addressId === null ? meant(external) : known.get(addressId),
  );
  // Somebody's text stays beside the hidden address that it names: whether it does is nothing to be found out.
  const byEmail = new Map(
    found.flatMap((one) => (one ? [[`${one.isVisible} ${one.email}`, one] as const] : [])),
  );
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

/** More addresses than anybody forwards over; looking through them holds up all who change users of the account. */
export const mostForwardedTo = 10_000;

interface Reach {
  /** The mail comes back to the user. */
  readonly isLoop: boolean;
  /** More is behind the destinations than is looked through. */
  readonly isTooFar: boolean;
}

/**
 * Where mail goes from a user over these destinations. Whether copies stay on the way changes nothing: what is passed on
 * comes back. Users in the recycle bin count, for they may be restored.
 */
export async function reachOf(
  { db, session: { accountId } }: TenantContext,
  userId: number,
  destinationIds: readonly number[],
): Promise<Reach> {
  const { rows } = await db.execute<{ is_loop: boolean | null; is_too_far: boolean }>(sql`
    with recursive reached (id) as (
      select destination from unnest(${sql.param([...destinationIds])}::bigint[]) as destination
      union
      select f.address_id from reached
        join ${userForward} f on f.account_id = ${accountId} and f.user_id = reached.id
       where f.address_id is not null and reached.id <> ${userId})
    select bool_or(id = ${userId}) as is_loop, count(*) > ${mostForwardedTo} as is_too_far
      from (select id from reached limit ${mostForwardedTo + 1}) as looked_through`);
  return { isLoop: rows[0]?.is_loop === true, isTooFar: rows[0]?.is_too_far === true };
}

/** Nobody reads a longer way. */
const mostSteps = 20;

/** The shortest way of a loop, by ids, from the user to itself; undefined where it is too long to be told. */
export async function loopOver(
  { db, session: { accountId } }: TenantContext,
  userId: number,
  destinationIds: readonly number[],
): Promise<number[] | undefined> {
  const cameFrom = new Map(destinationIds.map((id) => [id, userId]));
  let latest = [...cameFrom.keys()];
  for (
    let step = 1;
    step < mostSteps && !cameFrom.has(userId) && cameFrom.size <= mostForwardedTo;
    step += 1
  ) {
    const { rows } = await db.execute<{ source: string; target: string }>(sql`
      select min(user_id) as source, address_id as target from ${userForward}
       where account_id = ${accountId} and user_id = any (${sql.param(latest)}::bigint[])
         and address_id <> all (${sql.param([...cameFrom.keys()])}::bigint[])
       group by address_id limit ${mostForwardedTo}`);
    for (const { source, target } of rows) cameFrom.set(Number(target), Number(source));
    latest = rows.map(({ target }) => Number(target));
  }
  return cameFrom.has(userId) ? wayTo(userId, cameFrom) : undefined;
}

function wayTo(userId: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const way = [userId];
  for (let at = cameFrom.get(userId); at !== undefined && at !== userId; at = cameFrom.get(at))
    way.unshift(at);
  return [userId, ...way];
}
