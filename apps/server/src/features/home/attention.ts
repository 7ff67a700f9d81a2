import { type Area, hasLevel, levels } from '@posthouse/contract/core/permissions';
import type { homeActions } from '@posthouse/contract/features/home';
import type { CallerContext } from '../../kernel/context.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import {
  type Findings,
  findFailingDomains,
  findFullMailboxes,
  findUnverifiedDomains,
} from './attention-store.ts';

type Attention = Awaited<ReturnType<Handlers<typeof homeActions>['getAttention']>>;

/** Each part for those who may look at the list it leads to. */
export async function attentionOf(ctx: CallerContext): Promise<Attention> {
  const within = async (area: Area, find: (ctx: CallerContext) => Promise<Findings>) =>
    hasLevel(ctx.caller, { area, level: levels.view }) ? find(ctx) : null;
  return {
    failing: await within('domains', findFailingDomains),
    unverified: await within('domains', findUnverifiedDomains),
    full: await within('users', findFullMailboxes),
  };
}
