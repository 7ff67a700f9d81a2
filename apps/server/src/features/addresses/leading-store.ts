import { AppError } from '@posthouse/contract/core/errors';
import { mostNamedLeading } from '@posthouse/contract/features/addresses';
import { type SQL, sql } from 'drizzle-orm';
import { address, domainName } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';

interface Leading extends Record<string, unknown> {
  readonly address: string;
  readonly unicode: string;
  readonly total: number;
}

/**
 * From where mail still goes on to addresses, without these themselves; neither end is in a domain the caller must not
 * meet. Refuses where none of them can be met.
 */
export async function readLeading(
  ctx: TenantContext,
  ids: readonly number[],
): Promise<{ rows: { address: string; unicode: string }[]; total: number }> {
  const { accountId } = ctx.caller;
  const given = sql`${sql.param([...ids])}::bigint[]`;
  const within = (domainId: SQL) => withinDomains(ctx, domainId) ?? sql`true`;
  const met = sql`select t.account_id, t.id from ${address} t
    where t.account_id = ${accountId} and t.id = any (${given}) and ${within(sql`t.domain_id`)}`;
  const { rowCount } = await ctx.db.execute(sql`${met} limit 1`);
  if (rowCount === 0) throw new AppError('not_found');
  const { rows } = await ctx.db.execute<Leading>(sql`
    select a.local_part || '@' || n.ascii as address, a.local_part || '@' || n.unicode as unicode,
           (count(*) over ())::int as total
      from ${address} a
      join ${domainName} n on n.account_id = a.account_id and n.id = a.domain_id
     where a.account_id = ${accountId} and a.removed_at is null and a.id <> all (${given})
       and ${within(sql`a.domain_id`)}
       and a.id in (
         select e.source_id from (${met}) as met
           join mail_edge e on e.account_id = met.account_id and e.target_id = met.id)
     order by 2 limit ${mostNamedLeading}`);
  return {
    rows: rows.map(({ address: email, unicode }) => ({ address: email, unicode })),
    total: rows[0]?.total ?? 0,
  };
}
