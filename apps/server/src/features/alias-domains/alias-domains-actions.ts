import { AppError } from '@posthouse/contract/core/errors';
import type { aliasDomainsActions } from '@posthouse/contract/features/alias-domains';
import { claimName } from '../../domain/domain-names.ts';
import { checkOwnershipJob } from '../../domain/ownership-check.ts';
import type { Feature } from '../../kernel/feature.ts';
import {
  countAliasDomains,
  deleteAliasDomains,
  findTarget,
  insertAliasDomain,
  listAliasDomains,
  lockAliasDomains,
  readAliasDomain,
} from './alias-domains-store.ts';

/** Each is a name to be looked for in the DNS. */
const mostAliasDomains = 500;

export function aliasDomainsFeature(): Feature<typeof aliasDomainsActions> {
  return {
    handlers: {
      getAliasDomains: (ctx, input) => listAliasDomains(ctx, input),
      addAliasDomain: {
        async apply(ctx, { domain, aliasdomain }) {
          ctx.recordHistory({ target: aliasdomain, after: { domain, aliasdomain } });
          const domainId = await findTarget(ctx, domain);
          if (domainId === undefined) throw new AppError('not_found');
          if ((await countAliasDomains(ctx)) >= mostAliasDomains) throw new AppError('limit_reached');
          // Also where it is a domain of somebody else: only the proof may tell, and it has one winner.
          const id = await claimName(ctx, { kind: 'alias_domain', ascii: aliasdomain, now: ctx.now });
          await insertAliasDomain(ctx, { id, domainId, now: ctx.now });
          await ctx.enqueue(checkOwnershipJob, {});
          const row = await readAliasDomain(ctx, id);
          if (row === undefined) throw new Error('an alias domain just added is not there');
          return row;
        },
      },
      removeAliasDomains: {
        async apply(ctx, { ids }) {
          const found = await lockAliasDomains(ctx, ids);
          await deleteAliasDomains(
            ctx,
            found.map(({ id }) => id),
          );
          for (const { aliasdomain, domain } of found) {
            ctx.recordHistory({ target: aliasdomain, before: { domain, aliasdomain } });
          }
          const done = new Set(found.map(({ id }) => id));
          const missing = [...new Set(ids)].filter((id) => !done.has(id));
          return {
            done: [...done].map(String),
            failed: missing.map((id) => ({ id: String(id), code: 'not_found' as const })),
          };
        },
      },
    },
  };
}
