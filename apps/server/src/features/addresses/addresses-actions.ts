import type { addressesActions } from '@posthouse/contract/features/addresses';
import type { Feature } from '../../kernel/feature.ts';
import { readLeading } from './leading-store.ts';
import { walkRoute } from './route-walk.ts';

export function addressesFeature(): Feature<typeof addressesActions> {
  return {
    handlers: {
      getLeadingAddresses: (ctx, { ids }) => readLeading(ctx, ids),
      explainAddress: (ctx, { address }) => walkRoute(ctx, address),
    },
  };
}
