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

/** Records that were right and no longer are; advice does not count, nor what was never right. */
export function gotWorse(
  after: ReadonlyMap<HealthRecord, CheckResult>,
  before: ReadonlyMap<HealthRecord, Pick<CheckResult, 'status'>>,
): HealthRecord[] {
  return [...after].flatMap(([record, { status }]) => {
    const was = before.get(record)?.status;
    const isWorse = was !== undefined && was !== 'fail' && status === 'fail';
    return isWorse && !isAdvice(record) ? [record] : [];
  });
}

/** The worst of all. */
export function worstOf(results: Iterable<Pick<CheckResult, 'status'>>): Status {
  let worst: Status = 'ok';
  for (const { status } of results) if (severity[status] > severity[worst]) worst = status;
  return worst;
}
