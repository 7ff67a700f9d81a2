import type { DnsAnswer, MxValue } from '../../../kernel/outbound/dns-lookup.ts';
import { type CheckResult, fail, ok, unanswered } from './check-result.ts';

/** All hosts of the service, and no other: mail that goes elsewhere is lost to its users. */
export function checkMx(answer: DnsAnswer<MxValue>, mailHosts: readonly string[]): CheckResult {
  if (answer.status === 'none') return fail('missing', { detail: mailHosts.join(', ') });
  if (answer.status !== 'found') return unanswered(answer);
  const found = answer.values.map(mxText);
  const named = answer.values.map(({ exchange }) => exchange);
  const absent = mailHosts.filter((host) => !named.includes(host));
  const foreign = named.filter((host) => !mailHosts.includes(host));
  const elsewhere = { detail: foreign.map((host) => host || '.').join(', '), found };
  if (absent.length === mailHosts.length) return fail('elsewhere', elsewhere);
  if (absent.length > 0) return fail('missing', { detail: absent.join(', '), found });
  return foreign.length > 0 ? fail('foreign', elsewhere) : ok(found);
}

/** A domain that takes no mail says so with one record that names no host (RFC 7505). */
export function checkNullMx(answer: DnsAnswer<MxValue>): CheckResult {
  if (answer.status === 'none') return fail('missing', { detail: '0 .' });
  if (answer.status !== 'found') return unanswered(answer);
  const found = answer.values.map(mxText);
  const hosts = answer.values.map(({ exchange }) => exchange).filter((host) => host !== '');
  return hosts.length === 0 ? ok(found) : fail('still_receives', { detail: hosts.join(', '), found });
}

function mxText({ priority, exchange }: MxValue): string {
  return `${priority} ${exchange === '' ? '.' : exchange}`;
}
