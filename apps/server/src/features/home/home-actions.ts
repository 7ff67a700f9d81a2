import type { homeActions } from '@posthouse/contract/features/home';
import type { Handlers } from '../../kernel/handlers.ts';
import { readStatus } from './status-store.ts';

export function homeHandlers(): Handlers<typeof homeActions> {
  return { status: (ctx) => readStatus(ctx) };
}
