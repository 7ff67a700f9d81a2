import { isForward } from '@posthouse/contract/features/users/delivery-rules';
import type { StoredRule } from '../../../db/schema/delivery.ts';
import type { Facts } from '../../../kernel/context.ts';

type Fact =
  | 'rules_added'
  | 'rules_changed'
  | 'rules_removed'
  | 'rules_on'
  | 'rules_off'
  | 'rules_order'
  | 'rules_forward_to';
type Rules = readonly StoredRule[];

/** What became of the rules, for the history: their names, and where mail goes from now on. */
export function rulesDifference(before: Rules, after: Rules): { before: Facts<Fact>; after: Facts<Fact> } {
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
  const [wentTo, goesTo] = [forwardsOf(before), forwardsOf(after)];
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
const forwardsOf = (rules: Rules) => [
  ...new Set(
    rules
      .filter(({ active }) => active)
      .flatMap(({ actions }) => actions.filter(isForward).map(({ value }) => value)),
  ),
];
