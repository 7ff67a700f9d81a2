import type { HealthRecord } from '@posthouse/contract/features/domains/health';
import { type CheckResult, isUnanswered } from './check-result.ts';

type Status = CheckResult['status'];

const severity: Record<Status, number> = { ok: 0, warn: 1, fail: 2 };
const advice: readonly HealthRecord[] = ['dkim', 'dmarc', 'mta_sts', 'tls_rpt'];

export const isAdvice = (record: HealthRecord) => advice.includes(record);

/** One lookup without an answer is nobody's fault; the second in a row is. Advice never fails. */
export function confirmed(
  record: HealthRecord,
  result: CheckResult,
  before: Pick<CheckResult, 'hint'> | undefined,
): CheckResult {
  if (isAdvice(record) || !isUnanswered(result)) return result;
  return before && isUnanswered(before) ? { ...result, status: 'fail' } : result;
}

/** The worst of all. */
export function worstOf(results: Iterable<Pick<CheckResult, 'status'>>): Status {
  let worst: Status = 'ok';
  for (const { status } of results) if (severity[status] > severity[worst]) worst = status;
  return worst;
}
