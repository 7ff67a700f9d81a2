import type { HealthHint, HealthRow } from '@posthouse/contract/features/domains/health';

/** What is wrong without the thing it is about; that is put behind the sentence. */
const plainHints: readonly HealthHint[] = [
  'missing',
  'wrong',
  'several',
  'dns_failed',
  'timeout',
  'certificate_untrusted',
];
const dayHints: readonly HealthHint[] = ['certificate_expired', 'certificate_expires'];

interface Words {
  /** The sentence of a hint, with its detail in it where it speaks of one. */
  readonly say: (hint: Exclude<HealthHint, ''>, detail: string) => string;
  readonly day: (day: string) => string;
}

/** How to mend a record, in words; undefined where nothing is to be said. */
export function hintText(
  { hint, detail }: Pick<HealthRow, 'hint' | 'detail'>,
  { say, day }: Words,
): string | undefined {
  if (hint === '') return undefined;
  if (dayHints.includes(hint)) return say(hint, isDay(detail) ? day(detail) : detail);
  const sentence = say(hint, detail);
  return plainHints.includes(hint) && detail !== '' ? `${sentence} (${detail})` : sentence;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}
