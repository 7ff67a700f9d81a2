import type { DnsAnswer, DnsLookup } from '../../../kernel/outbound/dns-lookup.ts';
import { type CheckResult, fail, unanswered } from './check-result.ts';
import { isSpf, type SpfTerm, spfTerms } from './spf-record.ts';

export type SpfLookup = Pick<DnsLookup, 'txt' | 'mx' | 'addresses'>;

/** Receivers give up beyond these numbers, and then nothing of the record counts (RFC 7208, 4.6.4). */
const mostLookups = 10;
const mostVoid = 2;
/** Beyond this it is not even counted. */
const countedLookups = 30;

interface Walk {
  readonly dns: SpfLookup;
  lookups: number;
  readonly empty: string[];
}

/** Counts the questions a receiver must ask for a record; answers what is wrong with that, or nothing. */
export async function checkSpfLookups(
  dns: SpfLookup,
  domain: string,
  record: string,
): Promise<CheckResult | undefined> {
  const walk: Walk = { dns, lookups: 0, empty: [] };
  const problem = await walkRecord(walk, [domain], record);
  if (problem) return problem;
  if (walk.lookups > mostLookups) return fail('too_many_lookups', { detail: String(walk.lookups) });
  if (walk.empty.length > mostVoid) return fail('include_broken', { detail: walk.empty.join(', ') });
  return undefined;
}

async function walkRecord(
  walk: Walk,
  path: readonly string[],
  record: string,
): Promise<CheckResult | undefined> {
  for (const term of spfTerms(record)) {
    if (!asks(term)) continue;
    walk.lookups += 1;
    if (walk.lookups > countedLookups) return undefined;
    // What depends on the sender of each message cannot be looked up here.
    if (term.target.includes('%') || term.name === 'ptr') continue;
    const problem = await followTerm(walk, path, term);
    if (problem) return problem;
  }
  return undefined;
}

function asks({ name }: SpfTerm): boolean {
  return ['include', 'redirect', 'a', 'mx', 'ptr', 'exists'].includes(name);
}

async function followTerm(
  walk: Walk,
  path: readonly string[],
  { name, target }: SpfTerm,
): Promise<CheckResult | undefined> {
  const host = target === '' ? (path.at(-1) ?? '') : target;
  if (name === 'include' || name === 'redirect') return followRecord(walk, path, host);
  const answer: DnsAnswer<unknown> = await (name === 'mx' ? walk.dns.mx(host) : walk.dns.addresses(host));
  if (answer.status === 'none') walk.empty.push(host);
  return answer.status === 'failed' || answer.status === 'timeout' ? unanswered(answer, host) : undefined;
}

async function followRecord(
  walk: Walk,
  path: readonly string[],
  host: string,
): Promise<CheckResult | undefined> {
  if (path.includes(host)) return fail('spf_loop', { detail: [...path, host].join(' → ') });
  const answer = await walk.dns.txt(host);
  if (answer.status === 'failed' || answer.status === 'timeout') return unanswered(answer, host);
  const records = answer.status === 'found' ? answer.values.filter(isSpf) : [];
  const [record] = records;
  // To include what has no record, or two, is an error of the whole.
  if (record === undefined || records.length > 1) return fail('include_broken', { detail: host });
  return walkRecord(walk, [...path, host], record);
}
