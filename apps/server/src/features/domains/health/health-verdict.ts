import type { HealthRecord } from '@posthouse/contract/features/domains/health';
import type { ExpectedRecords } from '../../../rules/hosted-domains/expected-records.ts';
import type { CheckResult } from './check-result.ts';
import { type HealthSubject, planRecords } from './health-plan.ts';

type Status = CheckResult['status'];
type Checked = ReadonlyMap<HealthRecord, Pick<CheckResult, 'status'>>;

const severity: Record<Status, number> = { ok: 0, warn: 1, unknown: 2, fail: 3 };

/**
 * The worst of all records. One that gave no answer counts as it was before; a required one of which nothing is known,
 * or which the operator has not set, leaves the whole unknown.
 */
export function verdictOn(
  subject: HealthSubject,
  results: Checked,
  before: Checked,
  expectedRecords: ExpectedRecords,
): Status {
  const statuses = planRecords(subject, expectedRecords).map(({ record, advice }): Status => {
    const now = results.get(record)?.status ?? 'unknown';
    const known = now === 'unknown' ? (before.get(record)?.status ?? 'unknown') : now;
    return known === 'unknown' && advice === 1 ? 'ok' : known;
  });
  return statuses.reduce((worst, status) => (severity[status] > severity[worst] ? status : worst), 'ok');
}
