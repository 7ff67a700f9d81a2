import {
  type DeliveryRule,
  isForward,
  type RuleActionType,
  type RuleField,
  type RuleTest,
  ruleFormFields,
  testsOf,
} from '@posthouse/contract/features/users/delivery-rules';
import { ApiError } from '../../../../api/api-error.ts';
import { typedAddress } from '../../../../domain/addresses/address-choice.ts';
import type { InputSchema } from '../../../../ui/form/schema-resolver.ts';

/** What the form of one rule holds. */
export interface RuleValues {
  readonly name: string;
  readonly active: boolean;
  readonly match: 'all' | 'any';
  readonly conditions: readonly ConditionValues[];
  readonly actions: readonly ActionValues[];
  readonly stop: boolean;
}

interface ConditionValues {
  readonly field: RuleField;
  readonly header: string;
  readonly test: RuleTest;
  readonly value: string;
}

interface ActionValues {
  readonly type: RuleActionType;
  readonly value: string;
}

/** Lists take any input by their type; these are what the form gives them. */
export const ruleSchema = ruleFormFields as InputSchema<RuleValues>;

export const newCondition: ConditionValues = { field: 'subject', header: '', test: 'contains', value: '' };
export const newAction: ActionValues = { type: 'move', value: '' };
export const newRule: RuleValues = {
  name: '',
  active: true,
  match: 'all',
  conditions: [newCondition],
  actions: [newAction],
  stop: false,
};

export function ruleValuesOf({ id: _id, active, stop, ...rule }: DeliveryRule): RuleValues {
  const actions = rule.actions.map((action) =>
    isForward(action) ? { ...action, value: typedAddress(action.value) } : action,
  );
  return { ...rule, actions, active: active === 1, stop: stop === 1 };
}

/** The comparison that stays when another part of the message is chosen, or the first that part has. */
export function testFor(field: RuleField, test: RuleTest): RuleTest {
  const tests = testsOf[field];
  return tests.includes(test) ? test : (tests[0] ?? test);
}

const kinds: readonly (readonly RuleActionType[])[] = [['move', 'copy'], ['forward', 'redirect'], ['reject']];

/** What was typed for one action makes sense for another of its kind. */
export const isSameKind = (one: RuleActionType, other: RuleActionType) =>
  kinds.some((kind) => kind.includes(one) && kind.includes(other));

/** A list with one item a step further up or down. */
export function moved<Item>(items: readonly Item[], index: number, step: -1 | 1): readonly Item[] {
  const [item, other] = [items[index], items[index + step]];
  if (item === undefined || other === undefined) return items;
  return items.map((one, at) => (at === index ? other : at === index + step ? item : one));
}

/** What the server says about the rules, as the form of one of them needs it. */
export function atRule(error: unknown, index: number): unknown {
  if (!(error instanceof ApiError)) return error;
  const prefix = `rules.${index}.`;
  const fields = Object.entries(error.fields).map(([name, fault]) => [
    name.startsWith(prefix) ? name.slice(prefix.length) : name,
    fault,
  ]);
  return new ApiError(error.code, { params: error.params, fields: Object.fromEntries(fields) });
}
