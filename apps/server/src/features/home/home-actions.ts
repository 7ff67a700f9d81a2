import type { homeActions } from '@posthouse/contract/features/home';
import type { Feature } from '../../kernel/feature.ts';
import { mailEngineState } from './mail-engine-state.ts';
import { countMailLogins, readMailEngine } from './mail-engine-store.ts';
import { readStatus } from './status-store.ts';

const dayMs = 86_400_000;

export function homeFeature(): Feature<typeof homeActions> {
  return {
    handlers: {
      status: (ctx) => readStatus(ctx),
      getMailEngine: async (ctx) => mailEngineState(await readMailEngine(ctx), ctx.now),
      getMailLoginCounts: (ctx) => countMailLogins(ctx, new Date(ctx.now.getTime() - dayMs)),
    },
  };
}
