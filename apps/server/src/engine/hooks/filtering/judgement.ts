import type { FilterRule } from '@posthouse/contract/fields/filter-decision';
import type { Decision } from '../../../rules/filtering/decide.ts';
import type { FilteredReceiver } from '../../../rules/filtering/filter-rules-store.ts';

/** What becomes of a message on its way to all who get it. */
export interface Judgement {
  /** Nobody takes it: why. */
  readonly refusal?: string;
  /** Everybody takes it for spam, or those do whose mailboxes are elsewhere. */
  readonly is_spam?: true;
  /** Then those who do not. */
  readonly good?: string;
  /** Else those who do, and those who do not take it: for a header each. */
  readonly junk?: string;
  readonly drop?: string;
  /** Recipients whose mailboxes are elsewhere, so that only here it can be kept from them. */
  readonly gone?: readonly string[];
}

export interface Decided {
  readonly receiver: FilteredReceiver;
  readonly decision: Decision;
}

/** Recipients that are no receivers of ours get the message whatever is decided here. */
export function judgementOf(decided: readonly Decided[], hasOthers: boolean): Judgement {
  const [first] = decided;
  if (first === undefined) return {};
  const withVerdict = (verdict: Decision['verdict']) =>
    decided.filter(({ decision }) => decision.verdict === verdict);
  const [refused, junk, good] = [withVerdict('refuse'), withVerdict('junk'), withVerdict('inbox')];
  if (refused.length === decided.length && !hasOthers) return { refusal: refusalOf(first.decision) };
  if (junk.length === decided.length && !hasOthers) return { is_spam: true };
  const kept = new Set(
    decided.filter(({ decision }) => decision.verdict !== 'refuse').map(({ receiver }) => receiver.recipient),
  );
  const gone = refused
    .filter(({ receiver: { isElsewhere, recipient } }) => isElsewhere && !kept.has(recipient))
    .map(({ receiver }) => receiver.recipient);
  const lost = {
    ...(refused.length > 0 && { drop: refsOf(refused) }),
    ...(gone.length > 0 && { gone: [...new Set(gone)] }),
  };
  const elsewhere = decided.filter((one) => one.receiver.isElsewhere && one.decision.verdict !== 'refuse');
  // What leaves this server is marked for all or for nobody.
  if (elsewhere.length > 0 && elsewhere.every(({ decision }) => decision.verdict === 'junk'))
    return { is_spam: true, ...(good.length > 0 && { good: refsOf(good) }), ...lost };
  return { ...(junk.length > 0 && { junk: refsOf(junk) }), ...lost };
}

const mostPerLine = 40;

/** `,28,31,`: each between two commas, so that 8 is not found in 28. Many stand in several lines, as headers are written. */
function refsOf(decided: readonly Decided[]): string {
  const refs = [...new Set(decided.map(({ receiver }) => receiver.ref))];
  const lines = Array.from(
    { length: Math.ceil(refs.length / mostPerLine) },
    (_, line) => `,${refs.slice(line * mostPerLine, (line + 1) * mostPerLine).join(',')},`,
  );
  return lines.join('\n\t');
}

const refusals: Readonly<Partial<Record<FilterRule, string>>> = {
  accept_from: 'The recipient only accepts mail from approved senders',
  forged: 'The domain of the sender is hosted here, but nothing proves that the message comes from there',
  dmarc: 'The DMARC policy of the domain in the From asks to refuse this message',
  score: 'The message looks like spam',
  domain_networks: 'The recipient does not accept mail from your server',
  account_networks: 'The recipient does not accept mail from your server',
};

const refusalOf = ({ asked }: Decision) =>
  refusals[asked.at(-1)?.rule ?? 'user_senders'] ?? 'The recipient does not accept mail from you';
