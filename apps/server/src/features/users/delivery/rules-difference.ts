import { isForward } from '@posthouse/contract/features/users/delivery-rules';
import type { StoredAction, StoredRule } from '../../../db/schema/delivery.ts';
import type { Facts, HistoryEntry } from '../../../kernel/context.ts';
import type { LockedUser } from '../users-store.ts';

type Fact =
  | 'rules_added'
  | 'rules_changed'
  | 'rules_removed'
  | 'rules_on'
  | 'rules_off'
  | 'rules_order'
  | 'rules_forward_to';
type Rules = readonly StoredRule[];
type IsTold = (action: StoredAction) => boolean;

/**
 * Those who see only the user's domain must not learn of addresses in others: its history leaves them out. Where they
 * changed, a second entry, which is of no domain, tells everything.
 */
export function recordRules(
  ctx: { recordHistory(entry: HistoryEntry<Fact, 'domain'>): void },
  { email: target, domainId }: Pick<LockedUser, 'email' | 'domainId'>,
  before: Rules,
  after: Rules,
): void {
  const isNear: IsTold = (action) => action.domainId === undefined || action.domainId === domainId;
  const far = (rules: Rules) => forwardsOf(rules, (action) => !isNear(action)).join();
  ctx.recordHistory({ target, domainId, ...rulesDifference(before, after, isNear) });
  if (far(before) !== far(after)) {
    ctx.recordHistory({ target, domainId: null, ...rulesDifference(before, after, () => true) });
  }
}

/** What became of the rules: their names, and where mail goes from now on. */
function rulesDifference(
  before: Rules,
  after: Rules,
  isTold: IsTold,
): { before: Facts<Fact>; after: Facts<Fact> } {
  const old = new Map(before.map((rule) => [rule.id, rule]));
  const now = new Map(after.map((rule) => [rule.id, rule]));
  const changed = (what: (was: StoredRule, is: StoredRule) => boolean) =>
    after.filter((rule) => {
      const was = old.get(rule.id);
      return was !== undefined && what(was, rule);
    });
  const kept = (rules: Rules, others: ReadonlyMap<string, StoredRule>) =>
    rules.filter(({ id }) => others.has(id)).map(({ id }) => id);
  const isMoved = kept(before, now).join() !== kept(after, old).join();
  const [wentTo, goesTo] = [forwardsOf(before, isTold), forwardsOf(after, isTold)];
  const isElsewhere = wentTo.join() !== goesTo.join();
  return {
    before: {
      ...named(
        'rules_removed',
        before.filter(({ id }) => !now.has(id)),
      ),
      ...(isMoved ? { rules_order: before.map(({ name }) => name) } : {}),
      ...(isElsewhere ? { rules_forward_to: wentTo } : {}),
    },
    after: {
      ...named(
        'rules_added',
        after.filter(({ id }) => !old.has(id)),
      ),
      ...named(
        'rules_changed',
        changed((was, is) => contentOf(was) !== contentOf(is)),
      ),
      ...named(
        'rules_on',
        changed((was, is) => !was.active && is.active),
      ),
      ...named(
        'rules_off',
        changed((was, is) => was.active && !is.active),
      ),
      ...(isMoved ? { rules_order: after.map(({ name }) => name) } : {}),
      ...(isElsewhere ? { rules_forward_to: goesTo } : {}),
    },
  };
}

const named = (fact: Fact, rules: Rules): Facts<Fact> =>
  rules.length === 0 ? {} : { [fact]: rules.map(({ name }) => name) };

/** All but whether it is on; what is stored has its fields in any order. */
const contentOf = ({ name, match, conditions, actions, stop }: StoredRule) =>
  JSON.stringify([
    name,
    match,
    stop,
    conditions.map(({ field, header, test, value }) => [field, header, test, value]),
    actions.map(({ type, value }) => [type, value]),
  ]);

/** Of rules that are on: where mail leaves to. */
const forwardsOf = (rules: Rules, isTold: IsTold) => [
  ...new Set(
    rules
      .filter(({ active }) => active)
      .flatMap(({ actions }) =>
        actions.filter((action) => isForward(action) && isTold(action)).map(({ value }) => value),
      ),
  ),
];
