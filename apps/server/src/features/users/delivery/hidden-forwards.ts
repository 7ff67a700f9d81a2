import { AppError } from '@posthouse/contract/core/errors';
import { hiddenForward, isForward, placeOfHidden } from '@posthouse/contract/features/users/delivery-rules';
import type { StoredAction, StoredRule } from '../../../db/schema/delivery.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { findDomainsOf } from '../../../rules/addresses/known-addresses.ts';

type Rules = readonly StoredRule[];

const isHidden = ({ caller }: TenantContext, { domainId }: StoredAction) =>
  domainId !== undefined && caller.domains !== 'all' && !caller.domains.includes(domainId);

export const hasHidden = (ctx: TenantContext, rules: Rules) =>
  rules.some(({ actions }) => actions.some((action) => isHidden(ctx, action)));

/** What the caller may see of the actions of a rule. */
export const shownActions = (ctx: TenantContext, { actions }: StoredRule) =>
  actions.map((action, place) => ({
    type: action.type,
    value: isHidden(ctx, action) ? hiddenForward(place) : action.value,
  }));

/**
 * Rules as they are stored: with the addresses that the caller could not see, and each forward with the domain it leads
 * to. One that is there stays as it is: what somebody typed without seeing the domain must not vanish from their sight,
 * or they would know that the account has it.
 */
export async function withForwards(ctx: TenantContext, wanted: Rules, before: Rules): Promise<StoredRule[]> {
  const domainOf = await findDomainsOf(
    ctx,
    wanted.flatMap(({ actions }) => actions.filter(isForward).map(({ value }) => value)),
  );
  return wanted.map((rule, index) => {
    const former = before.find(({ id }) => id === rule.id)?.actions ?? [];
    const left = former.filter((action) => isForward(action) && !isHidden(ctx, action));
    const typed = (action: StoredAction): StoredAction => {
      const same = left.findIndex(({ value }) => value === action.value);
      const domainId = same < 0 ? domainOf(action.value) : left.splice(same, 1)[0]?.domainId;
      return domainId === undefined ? action : { ...action, domainId };
    };
    const actions = rule.actions.map((action, at) => {
      if (!isForward(action)) return action;
      const place = placeOfHidden(action.value);
      if (place === undefined) return typed(action);
      const kept = former[place];
      if (kept && isHidden(ctx, kept)) return { ...kept, type: action.type } as StoredAction;
      throw AppError.field(`rules.${index}.actions.${at}.value`, 'email_invalid');
    });
    return { ...rule, actions };
  });
}
