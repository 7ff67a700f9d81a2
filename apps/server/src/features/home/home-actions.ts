import type { homeActions } from '@posthouse/contract/features/home';
import type { Feature } from '../../kernel/feature.ts';
import { mailEngineState } from '../../rules/mail-engine/mail-engine-state.ts';
import { readMailEngine } from '../../rules/mail-engine/mail-engine-store.ts';
import { countMailLogins } from './mail-logins-store.ts';
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
