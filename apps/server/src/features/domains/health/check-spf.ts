import type { DnsAnswer } from '../../../kernel/outbound/dns-lookup.ts';
import { type CheckResult, fail, ok, unanswered } from './check-result.ts';
import { checkSpfLookups, type SpfLookup } from './spf-lookups.ts';
import { isSpf, mergeSpf, permits } from './spf-record.ts';

/** One record that lets the service send, and that receivers can evaluate. */
export async function checkSpf(dns: SpfLookup, domain: string, include: string): Promise<CheckResult> {
  const only = onlyRecord(await dns.txt(domain));
  if (typeof only !== 'string') return only;
  const found = [only];
  if (!permits(only, include)) {
    // What they would have to publish must work, too.
    const problem = await checkSpfLookups(dns, domain, mergeSpf(found, include));
    return problem?.hint === 'too_many_lookups'
      ? { ...problem, found }
      : fail('sender_missing', { detail: include, found });
  }
  const problem = await checkSpfLookups(dns, domain, only);
  return problem ? { ...problem, found } : ok(found);
}

/** A domain that sends no mail says that nobody may in its name. */
export function checkParkedSpf(answer: DnsAnswer<string>): CheckResult {
  const only = onlyRecord(answer);
  if (typeof only !== 'string') return only;
  const isClosed = only.trim().replace(/\s+/g, ' ').toLowerCase() === 'v=spf1 -all';
  return isClosed ? ok([only]) : fail('still_sends', { detail: 'v=spf1 -all', found: [only] });
}

function onlyRecord(answer: DnsAnswer<string>): string | CheckResult {
  if (answer.status === 'failed' || answer.status === 'timeout') return unanswered(answer);
  const records = answer.status === 'found' ? answer.values.filter(isSpf) : [];
  const [record] = records;
  if (record === undefined) return fail('missing');
  return records.length > 1
    ? fail('several_merged', { detail: String(records.length), found: records })
    : record;
}
