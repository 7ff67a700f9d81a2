import { AppError } from '@posthouse/contract/core/errors';
import type { aliasDomainsActions } from '@posthouse/contract/features/alias-domains';
import { bulkCommand, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import type { Feature } from '../../kernel/feature.ts';
import { checkOwnershipJob } from '../../rules/hosted-domains/claim-schedule.ts';
import { claimName } from '../../rules/hosted-domains/domain-names.ts';
import {
  aliasDomainList,
  countAliasDomains,
  deleteAliasDomains,
  findTarget,
  insertAliasDomain,
  lockAliasDomains,
} from './alias-domains-store.ts';

/** Each is a name to be looked for in the DNS. */
const mostAliasDomains = 500;

export function aliasDomainsFeature(): Feature<typeof aliasDomainsActions> {
  return {
    handlers: {
      getAliasDomains: aliasDomainList.answer,
      addAliasDomain: {
        async apply(ctx, { domain, aliasdomain }) {
          const domainId = await findTarget(ctx, domain);
          if (domainId === undefined) throw new AppError('not_found');
          ctx.recordHistory({ target: aliasdomain, domainId, after: { domain, aliasdomain } });
          if ((await countAliasDomains(ctx)) >= mostAliasDomains)
            throw new AppError('limit_reached', { params: { num: mostAliasDomains } });
          // Also where it is a domain of somebody else: only the proof may tell, and it has one winner.
          const id = await claimName(ctx, { kind: 'alias_domain', ascii: aliasdomain, now: ctx.now });
          await insertAliasDomain(ctx, { id, domainId, now: ctx.now });
          await ctx.enqueue(checkOwnershipJob, {});
          const row = await aliasDomainList.readRow(ctx, id);
          if (row === undefined) throw new Error('an alias domain just added is not there');
          return row;
        },
      },
      removeAliasDomains: bulkCommand('removeAliasDomains', {
        idsOf: aliasDomainList.idsOf,
        async act(ctx, ids) {
          const found = await lockAliasDomains(ctx, ids);
          await deleteAliasDomains(
            ctx,
            found.map(({ id }) => id),
          );
          for (const { aliasdomain, domain, domainId } of found) {
            ctx.recordHistory({ target: aliasdomain, domainId, before: { domain, aliasdomain } });
          }
          return resultsOf(ids, found);
        },
      }),
    },
  };
}
