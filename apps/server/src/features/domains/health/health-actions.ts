import { AppError } from '@posthouse/contract/core/errors';
import type { domainsActions } from '@posthouse/contract/features/domains';
import type { TenantContext } from '../../../kernel/context.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { findDomain, lockDomain } from '../domain-key-store.ts';
import type { DomainsParts } from '../domains-parts.ts';
import { checkHealthJob } from './health-job.ts';
import { planRecords } from './health-plan.ts';
import { queueCheck, readChecks, readSubject } from './health-store.ts';

type HealthActions = Pick<typeof domainsActions, 'getDomainHealth' | 'checkDomainHealth'>;
type HealthParts = Pick<DomainsParts, 'expectedRecords'>;

export function healthHandlers(parts: HealthParts): Handlers<HealthActions> {
  return {
    getDomainHealth: async (ctx, key) => healthOf(parts, ctx, (await findDomain(ctx, key)).id),
    checkDomainHealth: {
      async apply(ctx, key) {
        const { id, ascii } = await lockDomain(ctx, key);
        await queueCheck(ctx, id, ctx.now);
        await ctx.enqueue(checkHealthJob, {});
        ctx.recordHistory({ target: ascii, domainId: id });
        return healthOf(parts, ctx, id);
      },
    },
  };
}

/** Expected is what the operator wants by now; found is what the last check saw. */
export async function healthOf(
  { expectedRecords }: HealthParts,
  { db, session }: TenantContext,
  domainId: number,
) {
  const key = { accountId: session.accountId, domainId };
  const subject = await readSubject(db, key);
  if (subject === undefined) throw new AppError('not_found');
  const checks = await readChecks(db, key);
  return {
    domain: subject.ascii,
    health: subject.health,
    checked_at: subject.checkedAt?.toISOString() ?? null,
    records: planRecords(subject, expectedRecords).map((planned) => {
      const check = checks.get(planned.record);
      return {
        ...planned,
        found: check?.found ?? [],
        status: check?.status ?? ('queued' as const),
        hint: check?.hint ?? ('' as const),
        detail: check?.detail ?? '',
        checked_at: check?.checkedAt.toISOString() ?? null,
        since: check?.since.toISOString() ?? null,
      };
    }),
  };
}
