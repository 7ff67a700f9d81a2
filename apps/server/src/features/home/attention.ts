import { requirementFor } from '@posthouse/contract/core/action';
import { type Area, hasLevel, levels, mayRun } from '@posthouse/contract/core/permissions';
import type { homeActions } from '@posthouse/contract/features/home';
import { plansActions } from '@posthouse/contract/features/plans';
import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import type { CallerContext } from '../../kernel/context.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import {
  type Findings,
  findFailingDomains,
  findFullMailboxes,
  findIncidents,
  findUnverifiedDomains,
  listFollowUps,
} from './attention-store.ts';

type Attention = Awaited<ReturnType<Handlers<typeof homeActions>['getAttention']>>;

/** Each part for those who may look at the list it leads to. */
export async function attentionOf(ctx: CallerContext): Promise<Attention> {
  const mayView = (area: Area) => hasLevel(ctx.caller, { area, level: levels.view });
  const within = async (area: Area, find: (ctx: CallerContext) => Promise<Findings>) =>
    mayView(area) ? find(ctx) : null;
  return {
    // Their pages are those of the users.
    incidents: mayView('users') ? await within('logs', findIncidents) : null,
    failing: await within('domains', findFailingDomains),
    unverified: await within('domains', findUnverifiedDomains),
    full: await within('users', findFullMailboxes),
    plans: (await listFollowUps(ctx)).filter(({ kind }) => mayRun(toPlan(kind), ctx.caller)),
  };
}

const toPlan = (kind: PlanKindName) => ({
  requirement: requirementFor(plansActions.getPlan, { kind }),
  scope: plansActions.getPlan.scope,
});
