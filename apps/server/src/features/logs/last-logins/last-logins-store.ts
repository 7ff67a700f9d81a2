import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { type lastLoginsActions, loginRow } from '@posthouse/contract/features/logs/last-logins';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { defineList } from '../../../db/pages/list-page.ts';
import { account } from '../../../db/schema/account.ts';
import { mailLogin } from '../../../db/schema/mail-engine.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { withinDomains } from '../../../rules/hosted-domains/domain-scope.ts';

type Input = ParsedInputOf<typeof lastLoginsActions.getLastLogins> & { readonly sort?: 'at' };

const localPart = sql`split_part(${mailLogin.email}, '@', 1)`;
/** With an index, as it stands here. */
const domainPart = sql`split_part(${mailLogin.email}, '@', 2)`;

/** Its rows have all it shows: no other table is asked. */
export const loginList = defineList<typeof loginRow, Input, TenantContext>({
  row: loginRow,
  columns: {
    id: sql`${mailLogin.id}::text`,
    at: mailLogin.at,
    user_id: sql`${mailLogin.userId}::text`,
    email: mailLogin.email,
    unicode: mailLogin.readable,
    service: mailLogin.service,
    ip: sql`coalesce(host(${mailLogin.ip}), '')`,
    country: mailLogin.country,
    outcome: mailLogin.outcome,
    reason: sql`nullif(${mailLogin.reason}, '')`,
    blocked: mailLogin.blocked,
    password_used: sql`nullif(${mailLogin.password}, '')`,
    label: mailLogin.label,
    attempts: mailLogin.attempts,
  },
  from: sql`${mailLogin}`,
  account: mailLogin.accountId,
  id: mailLogin.id,
  time: { column: mailLogin.at, windowDays: [7, 31] },
  scope: (ctx) => withinDomains(ctx, mailLogin.domainId),
  search: {
    words: sql`lower((' ' || ${mailLogin.readable} || ' ' || ${mailLogin.email} || ' ' || ${mailLogin.label}) collate "default")`,
  },
  sorts: { at: { column: sql`${mailLogin.at}`, type: 'timestamptz' } },
  order: ['at', 'desc'],
  filters: {
    username: (name) => (name.includes('@') ? eq(mailLogin.email, name) : sql`${localPart} = ${name}`),
    user: (id) => eq(mailLogin.userId, id),
    domain: (names) => inArray(domainPart, names),
    start: (day, ctx) => sql`${mailLogin.at} >= ${startOf(ctx, day, 0)}`,
    end: (day, ctx) => sql`${mailLogin.at} < ${startOf(ctx, day, 1)}`,
    password_used: (kinds) => inArray(mailLogin.password, kinds),
    label: (label) => eq(mailLogin.label, label),
    service: (services) => inArray(mailLogin.service, services),
    country: (codes) => inArray(mailLogin.country, codes),
    // Turned round, also those without an address.
    ip: (range) => sql`(${mailLogin.ip} is not null and ${mailLogin.ip} <<= ${range}::inet)`,
    blocked: (blocked) => eq(mailLogin.blocked, blocked),
    outcome: (outcomes) => inArray(mailLogin.outcome, outcomes),
  },
});

/** Midnight of a day in the account's timezone. */
function startOf({ caller }: TenantContext, day: string, daysLater: number): SQL {
  return sql`((${day}::date + ${daysLater}::int)::timestamp at time zone
    (select ${account.timezone} from ${account} where ${account.id} = ${caller.accountId}))`;
}
