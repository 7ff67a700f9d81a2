import { sql } from 'drizzle-orm';
import { address, aliasDomain, domain, domainName } from '../../db/schema/domain.ts';
import { mailAlias, mailList, smartList } from '../../db/schema/mail-list.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';

/** Where an address is: in a domain of the account that the caller is not kept from, or at an alias of one. */
export interface Place {
  readonly address: string;
  readonly isAliasDomain: boolean;
  /** Why its domain takes no mail. */
  readonly trouble: 'domain_removed' | 'domain_unverified' | 'domain_disabled' | 'domain_parked' | null;
  readonly localDelivery: boolean;
  readonly catchall: string;
  /** The address without a + and more, in the domain behind an alias domain. */
  readonly email: string;
  /** What has that name; null at an alias domain and where nobody has it. */
  readonly known: KnownThing | null;
}

interface KnownThing {
  readonly id: number;
  readonly kind: 'user' | 'alias' | 'list' | 'smart_list' | 'public_folder';
  readonly isRemoved: boolean;
  readonly isActive: boolean;
  readonly name: string;
  readonly isAudit: boolean;
  readonly trains: 'spam' | 'notspam' | null;
  readonly protection: 'none' | 'members' | 'password' | null;
}

/** The places of these addresses; those elsewhere have none, and what the caller can't see is elsewhere. */
export async function readPlaces(
  ctx: TenantContext,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  if (addresses.length === 0) return new Map();
  const { accountId } = ctx.caller;
  // A name can be in the recycle bin several times, and be claimed anew.
  const { rows } = await ctx.db.execute<Record<string, unknown> & Place>(sql`
    select distinct on (asked.address) asked.address, n.kind = 'alias_domain' as "isAliasDomain",
           case when n.removed_at is not null or p.removed_at is not null then 'domain_removed'
                when n.verified_at is null or p.verified_at is null then 'domain_unverified'
                when not d.active then 'domain_disabled'
                when d.type = 'parked' then 'domain_parked' end as trouble,
           d.local_delivery as "localDelivery", d.catchall,
           case when n.kind = 'domain' then engine.local_part(asked.address)
                else split_part(asked.address, '@', 1) end || '@' || p.ascii as email,
           case when a.id is not null then json_build_object(
             'id', a.id, 'kind', a.kind, 'isRemoved', a.removed_at is not null,
             'isActive', coalesce(u.active, t.active, l.active, s.active, true), 'name', coalesce(u.name, ''),
             'isAudit', coalesce(u.account_type = 'audit', false),
             'trains', case when l.type <> 'distribution' then l.type end, 'protection', s.protection) end as known
      from unnest(${sql.param([...addresses])}::text[]) as asked (address)
      join ${domainName} n on n.account_id = ${accountId} and n.ascii = engine.domain_part(asked.address)
      left join ${aliasDomain} v on v.account_id = n.account_id and v.id = n.id
      join ${domain} d on d.account_id = n.account_id and d.id = coalesce(v.domain_id, n.id)
      join ${domainName} p on p.account_id = d.account_id and p.id = d.id
      left join ${address} a on a.account_id = d.account_id and a.domain_id = d.id and n.kind = 'domain'
           and a.local_part = engine.local_part(asked.address)
      left join ${mailUser} u on u.account_id = a.account_id and u.id = a.id
      left join ${mailAlias} t on t.account_id = a.account_id and t.id = a.id
      left join ${mailList} l on l.account_id = a.account_id and l.id = a.id
      left join ${smartList} s on s.account_id = a.account_id and s.id = a.id
     where ${withinDomains(ctx, sql`d.id`) ?? sql`true`}
     order by asked.address, n.removed_at desc nulls first, n.id desc`);
  return new Map(rows.map((row) => [row.address, row]));
}
