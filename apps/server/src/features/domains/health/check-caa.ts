import type { CaaValue, DnsLookup } from '../../../kernel/outbound/dns-lookup.ts';
import { type CheckResult, fail, ok, okAsItIs, unanswered } from './check-result.ts';

/** The records that count are those of the name itself, or else of the nearest name above it (RFC 8659). */
export async function checkCaa(
  dns: Pick<DnsLookup, 'caa'>,
  domain: string,
  issuers: readonly string[],
): Promise<CheckResult> {
  for (let name = domain; name !== ''; name = name.split('.').slice(1).join('.')) {
    const answer = await dns.caa(name);
    if (answer.status === 'found') return judgeCaa(answer.values, name, issuers);
    if (answer.status !== 'none') return unanswered(answer, name);
  }
  return okAsItIs;
}

/** Only `issue` speaks about certificates of single hosts; where it is absent anybody may make them. */
export function judgeCaa(values: readonly CaaValue[], name: string, issuers: readonly string[]): CheckResult {
  const found = values.map(({ critical, tag, value }) => `${critical ? 128 : 0} ${tag} "${value}"`);
  const permitted = values.filter(({ tag }) => tag === 'issue').map(({ value }) => issuerOf(value));
  if (permitted.length === 0 || permitted.some((issuer) => issuers.includes(issuer))) return ok(found);
  return fail('issuer_missing', { detail: name, found });
}

/** Parameters may follow the name. */
function issuerOf(value: string): string {
  return (value.split(';')[0] ?? '').trim().toLowerCase();
}
