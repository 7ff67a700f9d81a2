import type { domainsActions } from '@posthouse/contract/features/domains';
import { bulkCommand, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import { removeNames } from '../../rules/hosted-domains/domain-names.ts';
import { findAuditHosts, findUnaudited } from '../../rules/mail-ways/audit-mailboxes.ts';
import { changeDomains, domainList, lockDomains } from './domains-store.ts';

type Actions = typeof domainsActions;

const setActive = <Name extends 'enableDomains' | 'disableDomains'>(name: Name, active: boolean) =>
  bulkCommand<Actions['enableDomains']>(name, {
    idsOf: domainList.idsOf,
    async act(ctx, ids) {
      const { found, needed } = await lockFree(ctx, ids, active);
      const changing = found.filter((domain) => domain.active !== active);
      await changeDomains(
        ctx,
        changing.map(({ id }) => id),
        { active },
      );
      for (const { id: domainId, domain: target, active: before } of found) {
        const change = before === active ? {} : { before: { active: before }, after: { active } };
        ctx.recordHistory({ target, domainId, ...change });
      }
      return resultsOf(ids, found, needed);
    },
  });

type BulkContext = Parameters<typeof lockDomains>[0];

/**
 * Those that can go out of use, or into it, and those that cannot: their mailboxes get the copies of other domains, or
 * their own copies would not arrive.
 */
async function lockFree(ctx: BulkContext, ids: readonly number[], isUsed: boolean) {
  const locked = await lockDomains(ctx, ids);
  const lockedIds = locked.map(({ id }) => id);
  const needed = await (isUsed ? findUnaudited : findAuditHosts)(ctx, lockedIds);
  return { found: locked.filter(({ id }) => !needed.has(id)), needed };
}

export const enableDomainsHandler = setActive('enableDomains', true);
export const disableDomainsHandler = setActive('disableDomains', false);

export const removeDomainsHandler = bulkCommand<Actions['removeDomains']>('removeDomains', {
  idsOf: domainList.idsOf,
  async act(ctx, ids) {
    const { found, needed } = await lockFree(ctx, ids, false);
    const forgotten = await removeNames(
      ctx,
      found.map(({ id }) => id),
    );
    for (const { id: domainId, domain, type } of found) {
      ctx.recordHistory({ target: domain, domainId, before: { domain, type } });
    }
    for (const { id: domainId, ascii } of forgotten) {
      ctx.recordHistory({ target: ascii, domainId, after: { deleted_for_good: true } });
    }
    return { ...resultsOf(ids, found, needed), deletedForGood: forgotten.length };
  },
});
