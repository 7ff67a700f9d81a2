import type { addressesActions } from '@posthouse/contract/features/addresses';
import type { Feature } from '../../kernel/feature.ts';
import { walkRoute } from './route-walk.ts';

export function addressesFeature(): Feature<typeof addressesActions> {
  return {
    handlers: {
      explainAddress: (ctx, { address }) => walkRoute(ctx, address),
    },
  };
}
