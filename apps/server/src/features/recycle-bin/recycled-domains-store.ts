import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { type recycleBinActions, recycleDays, recycledRow } from '@posthouse/contract/features/recycle-bin';
import { and, eq, exists, gt, inArray, isNotNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jsonObject } from '../../db/json-columns.ts';
import type { SortColumn } from '../../db/keyset-page.ts';
import { containing } from '../../db/like-pattern.ts';
import { readListPage } from '../../db/list-page.ts';
import type { Database } from '../../db/pool.ts';
import { domainName } from '../../db/schema/domain.ts';
import { claimDays } from '../../domain/claim-schedule.ts';
import { withinDomains } from '../../domain/domain-scope.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Handlers } from '../../kernel/handlers.ts';

type ListInput = ParsedInputOf<typeof recycleBinActions.getRecycleBin>;
type ListAnswer = Awaited<ReturnType<Handlers<typeof recycleBinActions>['getRecycleBin']>>;

const row = jsonObject(recycledRow, {
  id: sql`${domainName.id}::text`,
  name: domainName.unicode,
  removed_at: domainName.removedAt,
  removed_by: domainName.removedBy,
  purge_at: sql.raw(
    `to_char((domain_name.removed_at + interval '${recycleDays} days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  ),
});

const from = sql`${domainName}`;
const id = sql`${domainName.id}`;
const accountColumn = sql`${domainName.accountId}`;
const sort: SortColumn = { column: sql`${domainName.removedAt}`, type: 'timestamptz' };

const inTheBin = (ctx: TenantContext) =>
  and(
    eq(domainName.accountId, ctx.session.accountId),
    eq(domainName.kind, 'domain'),
    isNotNull(domainName.removedAt),
    withinDomains(ctx, domainName.id),
  );

export async function listRecycledDomains(ctx: TenantContext, input: ListInput): Promise<ListAnswer> {
  const pattern = input.search ? containing(input.search) : undefined;
  return readListPage(ctx.db, {
    row,
    from,
    id,
    account: { column: accountColumn, id: ctx.session.accountId },
    filters: [inTheBin(ctx), pattern ? sql`${domainName.ascii} like ${pattern}` : undefined],
    sort,
    dir: input.dir ?? 'desc',
    limit: input.limit,
    cursor: input.cursor,
    offset: input.offset,
  });
}

export interface RecycledDomain {
  readonly id: number;
  readonly name: string;
  readonly removalId: string;
}

export async function lockRecycledDomains(
  ctx: TenantContext,
  ids: readonly number[],
): Promise<RecycledDomain[]> {
  const found = await ctx.db
    .select({ id: domainName.id, name: domainName.ascii, removalId: domainName.removalId })
    .from(domainName)
    .where(and(inTheBin(ctx), inArray(domainName.id, [...ids])))
    .orderBy(domainName.id)
    .for('update');
  return found.map(({ id, name, removalId }) => ({ id: Number(id), name, removalId: removalId ?? '' }));
}

const removedTogether = ({ session }: TenantContext, removalId: string) =>
  and(eq(domainName.accountId, session.accountId), eq(domainName.removalId, removalId));

/** Whoever takes something back at once made a slip. */
const slipHours = 1;

/**
 * All that went with it comes back with it. Whose a name is must be proved again, for it may have been another's
 * meanwhile; but for a slip, where nobody else has proved it.
 */
export async function bringBack(ctx: TenantContext, removalId: string, now: Date): Promise<void> {
  const other = alias(domainName, 'other');
  const isOthers = exists(
    ctx.db
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          eq(other.ascii, domainName.ascii),
          isNotNull(other.verifiedAt),
          or(ne(other.accountId, domainName.accountId), ne(other.id, domainName.id)),
        ),
      ),
  );
  const slip = new Date(now.getTime() - slipHours * 3_600_000);
  const back = { removedAt: null, removedBy: '', removalId: null };
  await ctx.db
    .update(domainName)
    .set(back)
    .where(
      and(
        removedTogether(ctx, removalId),
        isNotNull(domainName.verifiedAt),
        gt(domainName.removedAt, slip),
        not(isOthers),
      ),
    );
  await ctx.db
    .update(domainName)
    .set({
      ...back,
      ...{ state: 'queued', finding: '', found: [], verifiedAt: null, contestedAt: null },
      ...{ checks: 0, nextCheckAt: now, lostAt: null, lostMailAt: null, leaseUntil: null },
      claimEndsAt: new Date(now.getTime() + claimDays * 86_400_000),
      fence: sql`${domainName.fence} + 1`,
    })
    .where(removedTogether(ctx, removalId));
}

export async function deleteRemoved(ctx: TenantContext, removalId: string): Promise<void> {
  await ctx.db.delete(domainName).where(removedTogether(ctx, removalId));
}

/** Of every account. */
export async function deleteRemovedBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(domainName).where(lt(domainName.removedAt, moment));
}
