import { AppError } from '@posthouse/contract/core/errors';
import { type SQL, sql } from 'drizzle-orm';
import type { TenantContext } from '../../kernel/context.ts';
import { lockSeats } from '../accounts/seats.ts';
import { type KnownAddress, readAddresses } from '../addresses/known-addresses.ts';

/** Whoever changes where mail goes on does it alone: two changes made at once do not become a loop. */
export async function lockMailWays(ctx: TenantContext): Promise<void> {
  await lockSeats(ctx);
}

/** More addresses than anybody leads to one; looking through them holds up all who change users of the account. */
export const mostLeadingTo = 10_000;

/**
 * From where mail gets to an address: the way back is short where a list has thousands of members. What is disabled or in
 * the recycle bin counts, for it may come back. Each step is a subquery of its own, which finds its rows by indexes.
 */
const leadingTo = ({ caller: { accountId } }: TenantContext, id: number): SQL => sql`
  with recursive origin (id) as (
    select source_id from mail_edge where account_id = ${accountId} and target_id = ${id}
    union
    select step.source_id from origin cross join lateral (
      select source_id from mail_edge where account_id = ${accountId} and target_id = origin.id offset 0) as step),
  looked_through as (select id from origin limit ${mostLeadingTo + 1})`;

export interface Closing {
  /** Those of the destinations that mail comes back from. */
  readonly ids: ReadonlySet<number>;
  /** There is more than is looked through: those that were not found may bring mail back too. */
  readonly isTooFar: boolean;
}

/** What would close a loop, if mail went on from an address to these; one query, however many they are. */
export async function findClosing(
  ctx: TenantContext,
  id: number,
  destinationIds: readonly number[],
): Promise<Closing> {
  if (destinationIds.length === 0) return { ids: new Set(), isTooFar: false };
  const { rows } = await ctx.db.execute<{ ids: string[] | null; is_too_far: boolean }>(sql`
    ${leadingTo(ctx, id)}
    select array_agg(id::text) filter (where id = any (${sql.param([...destinationIds])}::bigint[])) as ids,
           count(*) > ${mostLeadingTo} as is_too_far
      from looked_through`);
  return { ids: new Set((rows[0]?.ids ?? []).map(Number)), isTooFar: rows[0]?.is_too_far === true };
}

/** Refuses destinations from which mail comes back to an address, with the way it takes. */
export async function demandNoLoop(
  ctx: TenantContext,
  id: number,
  { destinationIds, field }: { readonly destinationIds: readonly number[]; readonly field: string },
): Promise<void> {
  if (destinationIds.includes(id)) throw await loopError(ctx, [id, id]);
  const { ids, isTooFar } = await findClosing(ctx, id, destinationIds);
  if (ids.size > 0) throw await loopError(ctx, await wayBack(ctx, id, ids));
  if (isTooFar) throw tooFarRefusal(field);
}

/** The same after a change of the address itself, by the ways that are stored now. */
export async function demandNoLoopAt(ctx: TenantContext, id: number, field: string): Promise<void> {
  const { rows } = await ctx.db.execute<{ is_loop: boolean | null; is_too_far: boolean }>(sql`
    ${leadingTo(ctx, id)}
    select bool_or(id = ${id}) as is_loop, count(*) > ${mostLeadingTo} as is_too_far from looked_through`);
  const { is_loop, is_too_far } = rows[0] ?? {};
  if (is_loop) throw await loopError(ctx, await wayBack(ctx, id, new Set([id])));
  if (is_too_far) throw tooFarRefusal(field);
}

export const tooFarRefusal = (field: string) =>
  AppError.field(field, 'forwards_too_far', { num: mostLeadingTo });

type Way = readonly (number | undefined)[];

async function loopError(ctx: TenantContext, way: Way): Promise<AppError> {
  const known = await readAddresses(
    ctx,
    way.filter((step) => step !== undefined),
  );
  return loopRefusal(way.map((step) => (step === undefined ? undefined : known.get(step))));
}

/** Nobody reads a longer way. */
const mostSteps = 20;

/** With the way that mail would take; without what the caller must not meet. */
export function loopRefusal(
  way: readonly (Pick<KnownAddress, 'readable' | 'isVisible'> | undefined)[],
): AppError {
  const told =
    way.length > mostSteps ? [...way.slice(0, mostSteps / 2), undefined, ...way.slice(-mostSteps / 2)] : way;
  const words = told.map((address) => (address?.isVisible ? address.readable : '…'));
  const path = words.filter((word, index) => word !== '…' || words[index - 1] !== '…').join(' → ');
  return new AppError('loop', { params: { path } });
}

/** The shortest way of a loop, by ids, from an address to itself; without its middle where it is too long to be told. */
async function wayBack(
  { db, caller: { accountId } }: TenantContext,
  id: number,
  closing: ReadonlySet<number>,
): Promise<Way> {
  const goesTo = new Map<number, number>();
  let latest = [id];
  for (let step = 1; step < mostSteps && goesTo.size <= mostLeadingTo; step += 1) {
    const { rows } = await db.execute<{ source: string; target: string }>(sql`
      select source_id as source, min(target_id) as target from mail_edge
       where account_id = ${accountId} and target_id = any (${sql.param(latest)}::bigint[])
         and source_id <> all (${sql.param([...goesTo.keys()])}::bigint[])
       group by source_id order by source_id limit ${mostLeadingTo}`);
    for (const { source, target } of rows) goesTo.set(Number(source), Number(target));
    latest = rows.map(({ source }) => Number(source));
    const first = latest.find((source) => closing.has(source));
    if (first !== undefined) return wayFrom(first);
  }
  return [id, undefined, id];

  function wayFrom(first: number): Way {
    const way = first === id ? [] : [first];
    for (let at = goesTo.get(first); at !== undefined && at !== id; at = goesTo.get(at)) way.push(at);
    return [id, ...way, id];
  }
}
