import { AppError } from '@posthouse/contract/core/errors';
import type { domainsActions } from '@posthouse/contract/features/domains';
import type { CallerContext } from '../../kernel/context.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { demandTimezone } from '../../rules/accounts/timezones.ts';
import { destinationProblem, meantAddresses } from '../../rules/addresses/known-addresses.ts';
import {
  decidesAudits,
  findAuditHosts,
  readAudit,
  switchAudit,
} from '../../rules/mail-ways/audit-mailboxes.ts';
import { renderDatedScripts } from '../../rules/sieve/user-scripts-store.ts';
import { findDomain } from './domain-key-store.ts';
import { changeDomains, domainList, domainRecord, type LockedDomain, lockDomains } from './domains-store.ts';
import { checkHealthJob } from './health/health-job.ts';
import { forgetChecks } from './health/health-store.ts';

export const updateDomainHandler: CommandHandler<typeof domainsActions.updateDomain> = {
  async apply(ctx, { id, domain, version, audit_enabled, ...wanted }) {
    const { id: domainId } = await findDomain(ctx, { id, domain });
    const [before] = await lockDomains(ctx, [domainId]);
    if (before === undefined) throw new AppError('not_found');
    if (version !== undefined && version !== before.version) throw new AppError('stale');
    demandTimezone(wanted.timezone, ctx.now);
    const changed = domainRecord.difference(before, wanted);
    demandHosts({ ...before, ...changed.after });
    await demandCatchAll(ctx, changed.after.catchall);
    if (changed.after.type === 'parked') await demandNoCopies(ctx, domainId);
    const audit = await changeAudit(ctx, domainId, audit_enabled);
    ctx.recordHistory({
      target: before.domain,
      domainId,
      before: { ...changed.before, ...audit.before },
      after: { ...changed.after, ...audit.after },
    });
    await changeDomains(ctx, [domainId], wanted);
    if ('timezone' in changed.after) await renderDatedScripts(ctx, { domainId });
    // Other records are expected then: what was found before says nothing about them.
    if ('type' in changed.after || 'webmail' in changed.after) {
      await forgetChecks(ctx, domainId, ctx.now);
      await ctx.enqueue(checkHealthJob, {});
    }
    const row = await domainList.readRow(ctx, domainId);
    if (row === undefined) throw new Error('a locked domain is gone');
    return row;
  },
};

/** Turned on or off by those who decide about audits; on once it is known where the copies go. */
async function changeAudit(
  ctx: Pick<CallerContext, 'db' | 'caller'>,
  domainId: number,
  wanted: boolean | undefined,
) {
  if (wanted === undefined) return {};
  const journal = await readAudit(ctx, domainId);
  const enabled = journal?.enabled ?? false;
  if (wanted === enabled) return {};
  if (!decidesAudits(ctx)) throw new AppError('forbidden');
  if (wanted && !journal?.isUsable) throw AppError.field('audit_enabled', 'audit_missing');
  await switchAudit(ctx, domainId, wanted);
  return { before: { audit_enabled: enabled }, after: { audit_enabled: wanted } };
}

/** The copies that others have sent here would no longer arrive. */
async function demandNoCopies(ctx: Pick<CallerContext, 'db' | 'caller'>, domainId: number): Promise<void> {
  if ((await findAuditHosts(ctx, [domainId])).has(domainId)) throw AppError.field('type', 'audit_host');
}

/** As with forwards: it leads only where there is something, or mail that nobody gets would be refused after all. */
async function demandCatchAll(
  ctx: Pick<CallerContext, 'db' | 'caller'>,
  catchall: string | undefined,
): Promise<void> {
  if (!catchall) return;
  const address = (await meantAddresses(ctx, [catchall]))(catchall);
  const problem = destinationProblem(address);
  if (problem) throw AppError.field('catchall', problem, { name: address.readable });
}

/** Mail that is to go elsewhere needs to know where. */
function demandHosts(after: LockedDomain): void {
  if (after.exchange_enabled && after.exchange_host === '') throw AppError.field('exchange_host', 'required');
  if (!after.localdelivery && after.relay_host === '') throw AppError.field('relay_host', 'required');
}
