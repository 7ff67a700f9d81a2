import type { HealthHint, HealthRow } from '@posthouse/contract/features/domains/health';

const dayHints: readonly HealthHint[] = ['certificate_expired', 'certificate_expires'];

interface Words {
  /** The sentence of a hint, with its detail in it where there is one. */
  readonly say: (hint: Exclude<HealthHint, ''>, detail: string) => string;
  readonly day: (day: string) => string;
}

/** What is wrong with a record and how to fix it; undefined where nothing is to be said. */
export function hintText(
  { hint, detail }: Pick<HealthRow, 'hint' | 'detail'>,
  { say, day }: Words,
): string | undefined {
  if (hint === '') return undefined;
  return say(hint, dayHints.includes(hint) && isDay(detail) ? day(detail) : detail);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

export type HealthGroup = 'stopsMail' | 'fix' | 'unknown' | 'advice' | 'ok';

/** Where a record is shown: what stops mail first, what is right last. */
export function groupOf(row: HealthRow, stopsMail: (record: HealthRow['record']) => boolean): HealthGroup {
  if (row.status === 'ok') return 'ok';
  if (row.status === 'queued' || row.status === 'unknown') return 'unknown';
  if (row.advice === 1) return 'advice';
  return stopsMail(row.record) ? 'stopsMail' : 'fix';
}
