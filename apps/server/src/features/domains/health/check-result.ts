import type { HealthHint } from '@posthouse/contract/features/domains/health';
import { printable } from '../../../kernel/printable.ts';

export interface CheckResult {
  /** `unknown` where no answer could be had that says anything about the record. */
  readonly status: 'ok' | 'warn' | 'fail' | 'unknown';
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
/** Right although there is no record. */
export const okAsItIs: CheckResult = { status: 'ok', hint: 'not_required', detail: '', found: [] };
export const fail = (hint: HealthHint, seen: Seen = {}) => result('fail', hint, seen);
export const warn = (hint: HealthHint, seen: Seen = {}) => result('warn', hint, seen);
/** The operator has not said what the record should be. */
export const notSet: CheckResult = { status: 'unknown', hint: 'not_set', detail: '', found: [] };

function result(
  status: 'warn' | 'fail' | 'unknown',
  hint: HealthHint,
  { detail = '', found = [] }: Seen,
): CheckResult {
  return { status, hint, detail, found };
}

/** No reliable answer: that says nothing about the record. */
export function unanswered(answer: { readonly status: 'failed' | 'timeout' }, detail = ''): CheckResult {
  return result('unknown', answer.status === 'failed' ? 'dns_failed' : 'timeout', { detail });
}

export const timedOut = unanswered({ status: 'timeout' });

const mostFound = 20;
/** Also the longest record that is read back whole. */
export const longestText = 1_000;

/** Others write what is found: as much of it as helps is kept. */
export function shortened(result: CheckResult): CheckResult {
  return {
    ...result,
    detail: printable(result.detail, longestText),
    found: result.found.slice(0, mostFound).map((text) => printable(text, longestText)),
  };
}
