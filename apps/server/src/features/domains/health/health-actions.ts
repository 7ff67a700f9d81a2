import { AppError } from '@posthouse/contract/core/errors';
import type { domainsActions } from '@posthouse/contract/features/domains';
import type { TenantContext } from '../../../kernel/context.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { findName, lockName } from '../domain-key-store.ts';
import type { DomainsParts } from '../domains-parts.ts';
import { notSet } from './check-result.ts';
import { checkAliasHealthJob, checkHealthJob } from './health-job.ts';
import { planRecords } from './health-plan.ts';
import { queueCheck, type ReadChecks, type ReadSubject, readChecksOf, readSubjects } from './health-store.ts';
import { recordsToPublish } from './records-to-publish.ts';

type HealthActions = Pick<typeof domainsActions, 'getDomainHealth' | 'checkDomainHealth'>;
type HealthParts = Pick<DomainsParts, 'expectedRecords'>;

export function healthHandlers(parts: HealthParts): Handlers<HealthActions> {
  return {
    getDomainHealth: async (ctx, key) => healthOf(parts, ctx, (await findName(ctx, key)).id),
    checkDomainHealth: {
      async apply(ctx, key) {
        const { id, domainId, ascii, kind } = await lockName(ctx, key);
        await queueCheck(ctx, id, ctx.now);
        await ctx.enqueue(kind === 'domain' ? checkHealthJob : checkAliasHealthJob, {});
        ctx.recordHistory({ target: ascii, domainId });
        return healthOf(parts, ctx, id);
      },
    },
  };
}

export async function healthOf(parts: HealthParts, ctx: TenantContext, domainId: number) {
  const health = (await healthOfAll(parts, ctx, [domainId])).get(domainId);
  if (health === undefined) throw new AppError('not_found');
  return health;
}

/** By id, in few queries. */
export async function healthOfAll(
  parts: HealthParts,
  { db, caller: { accountId } }: TenantContext,
  domainIds: readonly number[],
) {
  const subjects = await readSubjects(db, { accountId, domainIds });
  const checksOf = await readChecksOf(db, { accountId, domainIds });
  return new Map([...subjects].map(([id, subject]) => [id, healthFrom(parts, subject, checksOf(id))]));
}

/** Expected is what the operator wants by now, made from what the last check found. */
function healthFrom({ expectedRecords }: HealthParts, subject: ReadSubject, checks: ReadChecks) {
  return {
    domain: subject.ascii,
    health: subject.health,
    checked_at: subject.checkedAt?.toISOString() ?? null,
    records: planRecords(subject, expectedRecords).map(({ isSet, ...planned }) => {
      if (!isSet) return { ...planned, ...notSet, found: [], checked_at: null, since: null };
      const check = checks.get(planned.record);
      return {
        ...planned,
        ...recordsToPublish(planned, check, expectedRecords.caaIssuers),
        found: check?.found ?? [],
        ...judgementOf(check),
        ...(planned.record === 'dkim' && isUnsigned(subject, check) ? unsigned(subject) : {}),
        checked_at: check?.checkedAt.toISOString() ?? null,
        since: check?.since.toISOString() ?? null,
      };
    }),
  };
}

type ReadCheck = ReturnType<ReadChecks['get']>;

function judgementOf(check: ReadCheck) {
  if (check === undefined) return { status: 'queued', hint: '', detail: '' } as const;
  if (check.unanswered !== '') return { status: 'unknown', hint: check.unanswered, detail: '' } as const;
  const { status, hint, detail } = check;
  return { status, hint, detail };
}

/** What a key needs to sign may have changed since the check. */
const isUnsigned = ({ isSigned }: ReadSubject, check: ReadCheck) =>
  check?.status === 'ok' && check.unanswered === '' && !isSigned;
const unsigned = ({ dkimEnabled }: ReadSubject) =>
  ({ status: 'warn', hint: dkimEnabled ? 'not_signed' : 'not_enabled', detail: '' }) as const;
