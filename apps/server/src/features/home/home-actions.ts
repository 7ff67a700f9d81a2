import type { homeActions } from '@posthouse/contract/features/home';
import type { Feature } from '../../kernel/feature.ts';
import { readStatus } from './status-store.ts';

export function homeFeature(): Feature<typeof homeActions> {
  return { handlers: { status: (ctx) => readStatus(ctx) } };
}
