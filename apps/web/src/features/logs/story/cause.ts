import type { Story, StoryRecipient } from './story.ts';
import type { ToldEvent } from './told-events.ts';

/** Why mail is refused or late, as far as the code of an answer tells. */
export type Cause =
  | 'noAddress'
  | 'noDomain'
  | 'nobody'
  | 'notThen'
  | 'full'
  | 'closed'
  | 'tooLarge'
  | 'policy'
  | 'unproven'
  | 'unreachable'
  | 'later'
  | 'gaveUp';

/** By the enhanced codes of RFC 3463, the exact ones first; the first digit is said by the status. */
const causes: readonly (readonly [RegExp, Cause])[] = [
  [/^1\.2$/, 'noDomain'],
  [/^1\.(?:[01]|10)$/, 'noAddress'],
  [/^2\.1$/, 'closed'],
  [/^2\.2$/, 'full'],
  [/^(?:2\.3|3\.4)$/, 'tooLarge'],
  [/^4\.4$/, 'noDomain'],
  [/^4\./, 'unreachable'],
  [/^7\.(?:20|21|22|23|24|25|26|27|29|30)$/, 'unproven'],
  [/^7\./, 'policy'],
];

/** Where a server says no more than the code of SMTP. */
const plain: Readonly<Partial<Record<string, Cause>>> = { 552: 'full' };

/** Postfix itself, where nobody answered. */
const unanswered: readonly (readonly [RegExp, Cause])[] = [
  [/^host or domain name not found|^null mx\b|does not accept mail \(nullMX\)/i, 'noDomain'],
  [/^(?:connect to|lost connection|conversation with|delivery temporarily suspended)\b/i, 'unreachable'],
];

const enhanced = /(?:^|[\s(-])([45])\.(\d{1,3}\.\d{1,3})(?![\d.])/;
const simple = /(?:^|said: )([45]\d\d)[\s-]/;

function codeOf(answer: string) {
  const [, level, detail = ''] = enhanced.exec(answer) ?? [];
  const [, code = ''] = simple.exec(answer) ?? [];
  return { isTemporary: (level ?? code[0]) === '4', detail, code };
}

/** Of an answer that was the last word, or of one after which it is tried again. */
export function causeOf(answer: string, isFinal: boolean): Cause | undefined {
  const { isTemporary, detail, code } = codeOf(answer);
  const found =
    unanswered.find(([pattern]) => pattern.test(answer))?.[1] ??
    causes.find(([pattern]) => pattern.test(detail))?.[1] ??
    plain[code];
  if (!isTemporary) return found;
  if (isFinal) return 'gaveUp';
  // Servers that put off strangers say so with any code of policy.
  return found === undefined || found === 'policy' ? 'later' : found;
}

type Answered = Extract<ToldEvent, { answer: string }>;

/** The same for those who read the story: of our own answers only what they do not say themselves. */
export function causeFor(
  { kind }: Pick<Story, 'kind'>,
  { to, reached, user_id }: StoryRecipient,
  event: Answered,
): Cause | undefined {
  if (event.kind === 'outcome' && event.status === 'delivered') return undefined;
  const isFinal = event.kind === 'refused' ? event.code >= 500 : event.kind === 'outcome';
  const cause = causeOf(event.answer, isFinal);
  const isHere = kind === 'incoming' && (user_id !== null || domainOf(to) === domainOf(reached));
  if (!isHere && event.kind !== 'refused') return cause;
  if (cause === 'noAddress' && kind === 'incoming') return user_id === null ? 'nobody' : 'notThen';
  return cause === 'noAddress' || cause === 'full' ? cause : undefined;
}

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
