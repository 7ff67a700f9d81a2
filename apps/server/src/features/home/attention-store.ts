import { mostCounted } from '@posthouse/contract/features/home';
import { openIncidentStates } from '@posthouse/contract/features/security/incidents';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { domain, domainName } from '../../db/schema/domain.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import { plan } from '../../db/schema/plan.ts';
import { securityIncident } from '../../db/schema/security-incident.ts';
import type { CallerContext, TenantContext } from '../../kernel/context.ts';
import { visibleNames, withinDomains } from '../../rules/hosted-domains/domain-scope.ts';
import { leftOf, notMadeBecause } from '../../rules/plans/follow-up.ts';
import { isRecent, itsUser, visibleIncidents } from '../../rules/security-incidents/visible-incidents.ts';

export interface Findings {
  readonly num: number;
  readonly more: 0 | 1;
  readonly first: { id: string; name: string }[];
}

const mostNamed = 5;

/** Counts no further than people read; `found` is read by the index of what it looks for, in the order of that. */
async function findSome({ db }: TenantContext, found: SQL): Promise<Findings> {
  const { rows } = await db.execute<{ num: number; first: Findings['first'] }>(sql`
    with found as materialized (${found} limit ${mostCounted + 1})
    select (select count(*)::int from found) as num,
           (select coalesce(json_agg(f), '[]') from (select id::text, name from found limit ${mostNamed}) f) as first`);
  const { num, first } = rows[0] ?? { num: 0, first: [] };
  return { num: Math.min(num, mostCounted), more: num > mostCounted ? 1 : 0, first };
}

/** Users with an incident that nobody has settled, the latest first. */
export function findIncidents(ctx: CallerContext): Promise<Findings> {
  return findSome(
    ctx,
    sql`select ${mailUser.id} as id, ${mailUser.readable} as name from ${securityIncident}
      join ${mailUser} on ${itsUser}
     where ${and(
       eq(securityIncident.accountId, ctx.caller.accountId),
       isRecent(ctx.now),
       inArray(securityIncident.state, [...openIncidentStates]),
       visibleIncidents(ctx),
     )} group by ${mailUser.id}, ${mailUser.readable} order by max(${securityIncident.lastAt}) desc, ${mailUser.id}`,
  );
}

/** Those that should work: what nobody has proved, or somebody turned off, fails anyway. */
export function findFailingDomains(ctx: TenantContext): Promise<Findings> {
  return findSome(
    ctx,
    sql`select ${domain.id} as id, ${domainName.unicode} as name from ${domain}
      join ${domainName} on ${domainName.accountId} = ${domain.accountId} and ${domainName.id} = ${domain.id}
     where ${and(
       eq(domain.accountId, ctx.caller.accountId),
       eq(domain.healthRank, 0),
       eq(domain.active, true),
       visibleNames(ctx, 'domain'),
       eq(domainName.state, 'verified'),
     )} order by ${domain.id}`,
  );
}

export function findUnverifiedDomains(ctx: TenantContext): Promise<Findings> {
  const verifiedRank = 4;
  return findSome(
    ctx,
    sql`select ${domainName.id} as id, ${domainName.unicode} as name from ${domainName}
     where ${and(visibleNames(ctx, 'domain'), sql`${domainName.stateRank} < ${verifiedRank}`, ne(domainName.state, 'verified'))}
     order by ${domainName.stateRank}, ${domainName.id}`,
  );
}

export function findFullMailboxes(ctx: TenantContext): Promise<Findings> {
  return findSome(
    ctx,
    sql`select ${mailUser.id} as id, ${mailUser.readable} as name from ${mailUser}
     where ${and(
       eq(mailUser.accountId, ctx.caller.accountId),
       isNull(mailUser.removedAt),
       sql`${mailUser.isOverQuota}`,
       withinDomains(ctx, mailUser.domainId),
     )} order by ${mailUser.readable}, ${mailUser.id}`,
  );
}

const toldDays = 7;
const mostPlans = 3;

/** What the caller's plans did by themselves; of an admin there are few. */
export async function listFollowUps({ db, caller, now }: CallerContext) {
  const since = new Date(now.getTime() - toldDays * 86_400_000);
  const found = await db
    .select()
    .from(plan)
    .where(
      and(
        eq(plan.accountId, caller.accountId),
        eq(plan.adminId, caller.adminId),
        isNotNull(plan.follows),
        gt(plan.endedAt, since),
      ),
    )
    .orderBy(desc(plan.endedAt))
    .limit(mostPlans);
  return found.map((one) => ({
    ...{ id: String(one.id), kind: one.kind, done: one.done },
    left: leftOf(one),
    problem: notMadeBecause(one),
    ended_at: (one.endedAt ?? now).toISOString(),
  }));
}
