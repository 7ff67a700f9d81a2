import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { incidentRow, type incidentsActions } from '@posthouse/contract/features/security/incidents';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { defineList } from '../../../db/pages/list-page.ts';
import { wireMoment } from '../../../db/record.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import { securityIncident } from '../../../db/schema/security-incident.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { isRecent, itsUser, visibleIncidents } from '../../../rules/security-incidents/visible-incidents.ts';

type Input = ParsedInputOf<typeof incidentsActions.getSecurityIncidents>;
type Context = TenantContext & { readonly now: Date };

const moment = (field: 'first_at' | 'last_at') =>
  wireMoment(sql`(seen.of ->> ${sql.raw(`'${field}'`)})::timestamptz`);

const countries = sql`(select jsonb_agg(jsonb_build_object('country', seen.country, 'ip', seen.of ->> 'ip',
    'first_at', ${moment('first_at')}, 'last_at', ${moment('last_at')})
    order by (seen.of ->> 'last_at')::timestamptz desc, seen.country)
  from jsonb_each(${securityIncident.evidence} -> 'countries') as seen (country, of))`;

export const incidentList = defineList<typeof incidentRow, Input, Context>({
  row: incidentRow,
  columns: {
    id: sql`${securityIncident.id}::text`,
    user_id: sql`${securityIncident.userId}::text`,
    email: mailUser.email,
    unicode: mailUser.readable,
    kind: securityIncident.kind,
    level: securityIncident.level,
    state: securityIncident.state,
    first_at: securityIncident.firstAt,
    last_at: securityIncident.lastAt,
    evidence: sql`jsonb_build_object('limit', ${securityIncident.evidence} -> 'limit', 'countries', ${countries})`,
  },
  from: sql`${securityIncident} join ${mailUser} on ${itsUser}`,
  account: securityIncident.accountId,
  id: securityIncident.id,
  scope: (ctx) => and(isRecent(ctx.now), visibleIncidents(ctx)),
  search: { words: mailUser.searchText, name: mailUser.readable },
  sorts: { last_at: { column: sql`${securityIncident.lastAt}`, type: 'timestamptz' } },
  order: ['last_at', 'desc'],
  filters: {
    user: (id) => eq(securityIncident.userId, id),
    state: (states) => inArray(securityIncident.state, states),
  },
});

const isThis = ({ caller }: TenantContext, id: number): SQL | undefined =>
  and(eq(securityIncident.accountId, caller.accountId), eq(securityIncident.id, id));

/** Undefined where the caller sees no such incident. */
export async function lockIncident(ctx: TenantContext, id: number) {
  const [found] = await ctx.db
    .select({ state: securityIncident.state, email: mailUser.email, domainId: mailUser.domainId })
    .from(securityIncident)
    .innerJoin(mailUser, itsUser)
    .where(and(isThis(ctx, id), visibleIncidents(ctx)))
    .for('update', { of: securityIncident });
  return found;
}

export async function saveState(
  ctx: TenantContext,
  id: number,
  state: (typeof securityIncident.$inferSelect)['state'],
): Promise<void> {
  await ctx.db.update(securityIncident).set({ state }).where(isThis(ctx, id));
}
