import { isFinal, type RuleAction } from '@posthouse/contract/features/users/delivery-rules';
import type { StoredRule } from '../../db/schema/delivery.ts';
import { type VacationReply, writeReply } from './render-reply.ts';
import { commandOf, inOrder, testOf } from './rule-parts.ts';
import { SieveWriter, together } from './sieve-writer.ts';

export type ScriptRule = Omit<StoredRule, 'id'>;

/**
 * The script of a user, empty where there is nothing to do. Sieve's own `stop` would also stop the vacation reply, and it
 * refuses to answer or to deliver a message that it rejects: where that can matter, variables say what was done before.
 */
export function renderScript(all: readonly ScriptRule[], vacation: VacationReply): string {
  const rules = all.filter(({ active }) => active);
  const replies = vacation.active;
  if (rules.length === 0 && !replies) return '';
  const isLast = (index: number) => index === rules.length - 1 && !replies;
  const ends = rules.map((rule, index) => endsRules(rule) && !isLast(index));
  const lastReject = rules.findLastIndex(({ actions }) => actions.some(rejects));
  const delivering = rules.map(({ actions }, index) => index < lastReject && actions.some(delivers));
  const writer = new SieveWriter({ hasVariables: [...ends, ...delivering].includes(true) });
  for (const [index, rule] of rules.entries()) {
    const before = { ends: ends.slice(0, index), delivering: delivering.slice(0, index) };
    writeRule(writer, rule, {
      mayBeDone: before.ends.includes(true),
      mayBeDelivered: before.delivering.includes(true),
      tellsEnd: ends[index] === true,
      tellsDelivery: delivering[index] === true,
    });
  }
  if (replies)
    writeReply(writer, vacation, { mayBeGone: rules.some(({ actions }) => actions.some(isFinal)) });
  return writer.script();
}

const rejects = ({ type }: RuleAction) => type === 'reject';
const endsRules = ({ stop, actions }: ScriptRule) => stop || actions.some(isFinal);
const delivers = ({ type }: RuleAction) => ['move', 'copy', 'keep', 'forward', 'redirect'].includes(type);

interface Place {
  /** An earlier rule may have been the last one to be looked at. */
  readonly mayBeDone: boolean;
  /** An earlier rule may have filed or forwarded the message. */
  readonly mayBeDelivered: boolean;
  readonly tellsEnd: boolean;
  readonly tellsDelivery: boolean;
}

function writeRule(writer: SieveWriter, rule: ScriptRule, place: Place): void {
  const conditions = rule.conditions.map((condition) => testOf(writer, condition));
  const tests = [
    ...(place.mayBeDone ? [writer.is('done', '')] : []),
    ...(place.mayBeDelivered && rule.actions.some(rejects) ? [writer.is('delivered', '')] : []),
    ...(conditions.length === 0 ? [] : [together(rule.match === 'any' ? 'anyof' : 'allof', conditions)]),
  ];
  writer.line('');
  writer.line(`# ${rule.name}`);
  writer.ifAll(tests);
  for (const action of inOrder(rule.actions)) writer.line(`  ${commandOf(writer, action)}`);
  if (place.tellsDelivery) writer.set('delivered', 'yes');
  if (place.tellsEnd) writer.set('done', rule.actions.some(isFinal) ? 'gone' : 'stop');
  writer.end();
}
