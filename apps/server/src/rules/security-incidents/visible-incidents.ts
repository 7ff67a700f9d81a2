import { incidentHours } from '@posthouse/contract/features/security/incidents';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { mailUser } from '../../db/schema/mail-user.ts';
import { securityIncident } from '../../db/schema/security-incident.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { withinDomains } from '../hosted-domains/domain-scope.ts';

/** For a query that has incidents and the users they are about. */
export const itsUser = and(
  eq(mailUser.accountId, securityIncident.accountId),
  eq(mailUser.id, securityIncident.userId),
) as SQL;

/** Those of users in the caller's domains; what is in the recycle bin does nothing any more. */
export const visibleIncidents = (ctx: TenantContext): SQL | undefined =>
  and(isNull(mailUser.removedAt), withinDomains(ctx, mailUser.domainId));

export const isRecent = (now: Date): SQL =>
  gt(securityIncident.lastAt, new Date(now.getTime() - incidentHours * 3_600_000));
