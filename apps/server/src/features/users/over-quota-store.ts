import { mostNamedOver } from '@posthouse/contract/features/users/bulk-changes';
import { sql } from 'drizzle-orm';
import { mailUser, userMeasure } from '../../db/schema/mail-user.ts';
import { asSql, type CompiledSql } from '../../db/statement.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleIn } from '../../rules/addresses/address-table.ts';

const visibleUsers = visibleIn(mailUser);

interface QuotaEffects extends Record<string, unknown> {
  readonly total: number;
  readonly over: number;
  /** How much more than now they would have together; those who have more already give it back. */
  readonly more: number;
  /** The same without those who use more than that. */
  readonly moreWithoutOver: number;
  readonly rows: { id: string; unicode: string; used: number; quota: number }[];
}

/** What a quota would mean for users; those furthest above it are named. */
export async function readQuotaEffects(
  ctx: TenantContext,
  matching: CompiledSql,
  quotaMb: number,
): Promise<QuotaEffects> {
  const { rows } = await ctx.db.execute<QuotaEffects>(sql`
    with chosen as materialized (
      select ${mailUser.id} as id, ${mailUser.readable} as name, ${mailUser.quotaMb} as quota, ${userMeasure.usedMb} as used
        from ${mailUser}
        join ${userMeasure} on ${userMeasure.accountId} = ${mailUser.accountId} and ${userMeasure.userId} = ${mailUser.id}
       where ${visibleUsers(ctx)} and ${mailUser.id} in (select id from (${asSql(matching)}) as matching)),
    named as (select * from chosen where used > ${quotaMb} order by used desc, id limit ${mostNamedOver})
    select count(*)::int as total, count(*) filter (where used > ${quotaMb})::int as over,
           coalesce(sum(${quotaMb} - quota), 0)::float8 as more,
           coalesce(sum(${quotaMb} - quota) filter (where used is null or used <= ${quotaMb}), 0)::float8 as "moreWithoutOver",
           (select coalesce(json_agg(json_build_object('id', id::text, 'unicode', name, 'used', used, 'quota', quota)
              order by used desc, id), '[]') from named) as rows
      from chosen`);
  return rows[0] ?? { total: 0, over: 0, more: 0, moreWithoutOver: 0, rows: [] };
}

/** Without those who use more than that. */
export function withoutOver(
  { caller }: TenantContext,
  { text, params }: CompiledSql,
  quotaMb: number,
): CompiledSql {
  const [account, quota] = [`$${params.length + 1}`, `$${params.length + 2}`];
  return {
    text: `select id from (${text}) as given where not exists (select from user_measure m
      where m.account_id = ${account} and m.user_id = given.id and m.used_mb > ${quota})`,
    params: [...params, caller.accountId, quotaMb],
  };
}

/** Those who have less than that. */
export function withLess(
  { caller }: TenantContext,
  { text, params }: CompiledSql,
  quotaMb: number,
): CompiledSql {
  const [account, quota] = [`$${params.length + 1}`, `$${params.length + 2}`];
  return {
    text: `select id from mail_user where account_id = ${account} and quota_mb < ${quota}
      and id in (select id from (${text}) as given)`,
    params: [...params, caller.accountId, quotaMb],
  };
}

/** Of these users, those who use more than that. */
export async function findOver(
  { db, caller }: TenantContext,
  ids: readonly number[],
  quotaMb: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select user_id as id from ${userMeasure}
     where account_id = ${caller.accountId} and user_id = any (${sql.param([...ids])}::bigint[]) and used_mb > ${quotaMb}`);
  return new Set(rows.map(({ id }) => Number(id)));
}
