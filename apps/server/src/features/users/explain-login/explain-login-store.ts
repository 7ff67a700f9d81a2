import type { blockCauses, LoginService, loginObstacles } from '@posthouse/contract/fields/mail-login';
import { type SQL, sql } from 'drizzle-orm';
import { domain, domainName } from '../../../db/schema/domain.ts';
import { mailLogin } from '../../../db/schema/mail-engine.ts';
import { appPassword } from '../../../db/schema/mail-login.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import type { TenantContext } from '../../../kernel/context.ts';

type Obstacle = (typeof loginObstacles)[number];

interface CheckedRow extends Record<string, unknown> {
  readonly name: Obstacle;
  readonly is_passed: boolean;
}

/** The user for the functions of the engine, also where something is turned off. */
const userOf = ({ caller }: TenantContext, userId: number): SQL =>
  sql`engine.user_as_if(${caller.accountId}, ${userId}) as one`;

/** What the mail engine would ask now, in its order; addresses are another question. */
export async function readChecks(
  ctx: TenantContext,
  userId: number,
  service: LoginService,
): Promise<readonly CheckedRow[]> {
  const { rows } = await ctx.db.execute<CheckedRow>(sql`
    select c.name, c.is_passed from ${userOf(ctx, userId)}
      cross join lateral engine.login_checks(one, ${service}, '', now())
        with ordinality as c (name, is_passed, place)
     order by c.place`);
  return rows;
}

interface Subject extends Record<string, unknown> {
  readonly email: string;
  readonly unicode: string;
  readonly domain_id: string;
  readonly domain_state: 'ok' | 'unverified' | 'disabled' | 'parked';
  readonly has_service: boolean;
  readonly password_changed_at: Date | null;
  readonly app_passwords: number;
}

export async function readSubject(
  ctx: TenantContext,
  userId: number,
  service: LoginService,
): Promise<Subject | undefined> {
  const { accountId } = ctx.caller;
  const { rows } = await ctx.db.execute<Subject>(sql`
    select u.email, u.readable as unicode, u.domain_id::text as domain_id, u.password_changed_at,
           case when n.verified_at is null then 'unverified' when d.type <> 'standard' then 'parked'
                when not d.active then 'disabled' else 'ok' end as domain_state,
           engine.has_service(jsonb_populate_record(one, '{"imap": true, "pop3": true, "smtp": true}'), ${service}) as has_service,
           (select count(*)::int from ${appPassword} p
             where p.account_id = u.account_id and p.user_id = u.id
               and case ${service} when 'pop3' then p.pop3 when 'smtp' then p.smtp else p.imap end
               and (p.expires_on is null or p.expires_on >= (now() at time zone one.account_timezone)::date)) as app_passwords
      from ${userOf(ctx, userId)}
      join ${mailUser} u on u.account_id = ${accountId} and u.id = one.id
      join ${domain} d on d.account_id = u.account_id and d.id = u.domain_id
      join ${domainName} n on n.account_id = u.account_id and n.id = u.domain_id`);
  return rows[0];
}

/** What the engine calls the same. */
const causes = { network: 'address', user: 'user', pace: 'pace' } as const;

interface BlockRow extends Record<string, unknown> {
  readonly ip: string;
  readonly cause: keyof typeof causes;
  readonly until: string;
}

/** The addresses somebody tried from in vain within a day, the latest first. */
const triedFrom = (ctx: TenantContext, userId: number) => sql`(
  select host(t.ip) as ip, max(t.at) as at from ${mailLogin} t
   where t.account_id = ${ctx.caller.accountId} and t.user_id = ${userId} and t.outcome = 'refused'
     and t.ip is not null and t.at > now() - interval '1 day'
   group by t.ip order by 2 desc limit 5) as tried`;

/** Of these addresses, those that are blocked; without any, the block of the user everywhere but at home. */
export async function readBlocks(ctx: TenantContext, userId: number) {
  const { rows } = await ctx.db.execute<BlockRow>(sql`
    select tried.ip, b.cause, b.until::text from ${userOf(ctx, userId)}
      cross join ${triedFrom(ctx, userId)}
      cross join lateral engine.guess_block(one.account_id, one.domain_id, engine.guess_name(one.email),
        engine.guess_network(tried.ip), engine.knows(one, tried.ip)) b
    union all
    select '', 'user', g.blocked_until::text from ${userOf(ctx, userId)}
      join login_guess g on g.name = engine.guess_name(one.email) and g.network = '' and g.blocked_until > now()`);
  const found = rows.map(({ ip, cause, until }) => ({
    ip,
    cause: causes[cause] satisfies (typeof blockCauses)[number],
    until: new Date(until).toISOString(),
  }));
  const isTried = found.some(({ ip, cause }) => ip !== '' && cause === 'user');
  return isTried ? found.filter(({ ip }) => ip !== '') : found;
}

/** Of the same, those the user may not come from. */
export async function readRefusedIps(ctx: TenantContext, userId: number): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ ip: string }>(sql`
    select tried.ip from ${userOf(ctx, userId)} cross join ${triedFrom(ctx, userId)}
     where not engine.may_come_from(one, tried.ip) order by tried.at desc`);
  return rows.map(({ ip }) => ip);
}

export async function countWrongPasswords(ctx: TenantContext, userId: number): Promise<number> {
  const ofUser = sql`l.account_id = ${ctx.caller.accountId} and l.user_id = ${userId} and l.at > now() - interval '7 days'`;
  const { rows } = await ctx.db.execute<{ num: number }>(sql`
    select coalesce(sum(l.attempts), 0)::int as num from ${mailLogin} l
     where ${ofUser} and l.reason in ('password', 'twofa')
       and l.at > coalesce((select max(l.at) from ${mailLogin} l where ${ofUser} and l.outcome = 'accepted'), '-infinity')`);
  return rows[0]?.num ?? 0;
}
