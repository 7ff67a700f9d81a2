import type { HealthHint } from '@posthouse/contract/features/domains/health';

export interface CheckResult {
  readonly status: 'ok' | 'warn' | 'fail';
  readonly hint: HealthHint;
  /** A number or name the hint speaks of. */
  readonly detail: string;
  /** What was seen, as it would be written into the DNS. */
  readonly found: readonly string[];
}

interface Seen {
  readonly detail?: string;
  readonly found?: readonly string[];
}

export const ok = (found: readonly string[]): CheckResult => ({ status: 'ok', hint: '', detail: '', found });
export const fail = (hint: HealthHint, seen: Seen = {}) => result('fail', hint, seen);
export const warn = (hint: HealthHint, seen: Seen = {}) => result('warn', hint, seen);

function result(status: 'warn' | 'fail', hint: HealthHint, { detail = '', found = [] }: Seen): CheckResult {
  return { status, hint, detail, found };
}

/** The DNS gave no answer that can be relied on: that says nothing about the record yet. */
export function unanswered(answer: { readonly status: 'failed' | 'timeout' }, detail = ''): CheckResult {
  return warn(answer.status === 'failed' ? 'dns_failed' : 'timeout', { detail });
}

export function isUnanswered({ hint }: Pick<CheckResult, 'hint'>): boolean {
  return hint === 'dns_failed' || hint === 'timeout';
}

const mostFound = 20;
const longestText = 1_000;

/** Others write what is found: as much of it as helps is kept. */
export function shortened(result: CheckResult): CheckResult {
  return {
    ...result,
    detail: result.detail.slice(0, longestText),
    found: result.found.slice(0, mostFound).map((text) => text.slice(0, longestText)),
  };
}
