import type { autoWhitelistActions } from '@posthouse/contract/features/filtering/auto-whitelist';
import { bulkCommand, resultsOf } from '../../../kernel/bulk/bulk-command.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { autoWhitelist, deleteKnownSenders, lockKnownSenders } from './auto-whitelist-store.ts';

type Actions = typeof autoWhitelistActions;

export function autoWhitelistFeature(): Feature<Actions> {
  return {
    handlers: {
      getAutoWhitelist: autoWhitelist.answer,
      removeAutoWhitelist: bulkCommand<Actions['removeAutoWhitelist']>('removeAutoWhitelist', {
        idsOf: autoWhitelist.idsOf,
        async act(ctx, ids) {
          const found = await lockKnownSenders(ctx, ids);
          await deleteKnownSenders(
            ctx,
            found.map(({ id }) => id),
          );
          for (const { address, domain, domainId } of found) {
            ctx.recordHistory({ target: address, domainId, before: { address, domain } });
          }
          return resultsOf(ids, found);
        },
      }),
    },
  };
}
