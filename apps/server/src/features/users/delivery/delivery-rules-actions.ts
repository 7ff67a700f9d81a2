import { randomBytes } from 'node:crypto';
import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { type deliveryRulesActions, isForward } from '@posthouse/contract/features/users/delivery-rules';
import { canForward } from '@posthouse/contract/features/users/user-abilities';
import type { StoredRule } from '../../../db/schema/delivery.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import type { CommandHandler, QueryHandler } from '../../../kernel/handlers.ts';
import { renderScripts } from '../../../rules/sieve/user-scripts-store.ts';
import { findUserId, lockUser } from '../users-store.ts';
import { readFilterStop, readRules, readScript, saveRules, startFilter } from './delivery-store.ts';
import { hasHidden, shownActions, withForwards } from './hidden-forwards.ts';
import { demandDestinations } from './rule-destinations.ts';
import { recordRules } from './rules-difference.ts';
import { hidesAddresses } from './vacation-actions.ts';

type SetRules = typeof deliveryRulesActions.setDeliveryRules;

export const getDeliveryRulesHandler: QueryHandler<typeof deliveryRulesActions.getDeliveryRules> = async (
  ctx,
  key,
) => answer(ctx, await findUserId(ctx, key));

export const setDeliveryRulesHandler: CommandHandler<SetRules> = {
  async apply(ctx, { id, email, version, rules: wanted }) {
    const user = await lockUser(ctx, { id, email });
    const before = await readRules(ctx, user.id);
    if (version !== undefined && version !== before.version) throw new AppError('stale');
    if (!canForward(user)) throw AppError.field('rules', 'type_unsuitable');
    const withOwnIds = withIds(wanted, before.rules);
    await demandDestinations(ctx, withOwnIds, before.rules);
    const rules = await withForwards(ctx, withOwnIds, before.rules);
    demandNoLoop(user.email, rules);
    recordRules(ctx, user, before.rules, rules);
    await saveRules(ctx, user.id, rules);
    await renderScripts(ctx, [user.id]);
    return answer(ctx, user.id);
  },
};

export const turnOnOwnFilterHandler: CommandHandler<typeof deliveryRulesActions.turnOnOwnFilter> = {
  async apply(ctx, key) {
    const user = await lockUser(ctx, key);
    if (await startFilter(ctx, user.id)) ctx.recordHistory({ target: user.email, domainId: user.domainId });
    return answer(ctx, user.id);
  },
};

type Wanted = ParsedInputOf<SetRules>['rules'];

function demandNoLoop(email: string, rules: readonly StoredRule[]): void {
  const isOwn = ({ actions }: StoredRule) =>
    actions.some((action) => isForward(action) && action.value === email);
  if (rules.some(isOwn)) throw new AppError('loop', { params: { path: `${email} → ${email}` } });
}

/** A rule keeps its id; one without, or with another’s, is new. An address could take one of digits for a number. */
function withIds(wanted: Wanted, before: readonly StoredRule[]): StoredRule[] {
  const known = new Set(before.map(({ id }) => id));
  return wanted.map(({ id, ...rule }) => {
    const isKnown = id !== undefined && known.delete(id);
    return { id: isKnown ? id : `r${randomBytes(6).toString('hex')}`, ...rule };
  });
}

const wireFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);

async function answer(ctx: TenantContext, userId: number) {
  const { rules, version } = await readRules(ctx, userId);
  const wireRules = rules.map((rule) => ({
    id: rule.id,
    name: rule.name,
    active: wireFlag(rule.active),
    match: rule.match,
    conditions: rule.conditions.map(({ field, header, test, value }) => ({ field, header, test, value })),
    actions: shownActions(ctx, rule),
    stop: wireFlag(rule.stop),
  }));
  const isHidden = hasHidden(ctx, rules) || (await hidesAddresses(ctx, userId));
  const script = isHidden ? null : await readScript(ctx, userId);
  const stoppedAt = await readFilterStop(ctx, userId);
  const ownFilterOff = stoppedAt?.toISOString() ?? null;
  return { id: String(userId), rules: wireRules, script, own_filter_off: ownFilterOff, version } as const;
}
