import type { HealthRecord } from '@posthouse/contract/features/domains/health';
import { type CheckResult, longestText } from './check-result.ts';
import type { PlannedRecord } from './health-plan.ts';
import { mergeSpf } from './spf-record.ts';

type Seen = Pick<CheckResult, 'status' | 'hint' | 'detail' | 'found'>;

/** Records in which others may have their say: ours is added to theirs, never put in its place. */
const shared: readonly HealthRecord[] = ['mx', 'spf', 'caa', 'dmarc', 'mta_sts', 'tls_rpt'];

/** What is to be published at which host, made from what was found there. */
export function recordsToPublish(
  { record, host, expected }: Pick<PlannedRecord, 'record' | 'host' | 'expected'>,
  seen: Seen | undefined,
  expectedIssuers: readonly string[],
): Pick<PlannedRecord, 'host' | 'expected'> {
  if (seen === undefined || !shared.includes(record)) return { host, expected };
  if (seen.status === 'ok') return { host, expected: seen.found.length > 0 ? [...seen.found] : expected };
  if (!isWhole(seen)) return { host, expected: [] };
  switch (record) {
    case 'spf':
      return { host, expected: spfToPublish(expected, seen) };
    case 'dmarc':
      return { host, expected: dmarcToPublish(expected, seen) };
    case 'caa':
      return seen.hint === 'issuer_missing'
        ? { host: seen.detail, expected: expectedIssuers.map((issuer) => `0 issue "${issuer}"`) }
        : { host, expected };
    default:
      return { host, expected };
  }
}

/** What was cut off cannot be merged. */
function isWhole({ hint, detail, found }: Seen): boolean {
  const isComplete = hint !== 'several_merged' || found.length === Number(detail);
  return isComplete && found.every((text) => text.length < longestText);
}

function spfToPublish(expected: string[], { hint, found }: Seen): string[] {
  const include = /include:(\S+)/.exec(expected[0] ?? '')?.[1];
  // A parked domain sends nothing, and everything else there would have to say so.
  if (include === undefined || found.length === 0) return expected;
  return hint === 'sender_missing' || hint === 'several_merged' || hint === 'too_many_lookups'
    ? [mergeSpf(found, include)]
    : [];
}

/** Their record stays; one without a policy asks for nothing, and may say so. */
function dmarcToPublish(expected: string[], { hint, found }: Seen): string[] {
  const [first = ''] = found;
  if (hint === 'several') return [first];
  if (hint !== 'wrong') return expected;
  const tags = first
    .split(';')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && !/^p\s*=/i.test(tag));
  return [['v=DMARC1', 'p=none', ...tags.slice(1)].join('; ')];
}
