import type { DnsAnswer, DnsLookup } from '../../../kernel/outbound/dns-lookup.ts';
import { type CheckResult, fail, ok, unanswered } from './check-result.ts';

type HostLookup = Pick<DnsLookup, 'cname' | 'addresses'>;

const longestChain = 8;

/** A host name must lead to one of ours: by aliases, or with the same addresses. */
export async function checkHost(dns: HostLookup, host: string, target: string): Promise<CheckResult> {
  const chain = await followAliases(dns, host, target);
  if ('status' in chain) return chain;
  if (chain.names.includes(target)) return ok(chain.names);
  const [own, wanted] = await Promise.all([dns.addresses(host), dns.addresses(target)]);
  return judgeAddresses(chain.names, own, wanted);
}

/** The names a host stands for, one after the other, until it is the target or no alias. */
async function followAliases(
  dns: HostLookup,
  host: string,
  target: string,
): Promise<{ readonly names: readonly string[] } | CheckResult> {
  const names: string[] = [];
  for (let name = host; name !== target; ) {
    const answer = await dns.cname(name);
    if (answer.status === 'none') break;
    if (answer.status !== 'found') return unanswered(answer, name);
    name = answer.values[0] ?? '';
    const isLoop = name === host || names.includes(name);
    names.push(name);
    if (isLoop || names.length > longestChain)
      return fail('host_elsewhere', { detail: [host, ...names].join(' → '), found: names });
  }
  return { names };
}

function judgeAddresses(
  aliases: readonly string[],
  own: DnsAnswer<string>,
  wanted: DnsAnswer<string>,
): CheckResult {
  if (own.status === 'none')
    return aliases.length === 0
      ? fail('missing')
      : fail('host_elsewhere', { detail: aliases.join(' → '), found: aliases });
  if (own.status !== 'found') return unanswered(own);
  const found = [...aliases, ...own.values];
  if (wanted.status === 'failed' || wanted.status === 'timeout') return unanswered(wanted);
  const ours = wanted.status === 'found' ? wanted.values : [];
  const foreign = own.values.filter((address) => !ours.includes(address));
  return foreign.length === 0 ? ok(found) : fail('host_elsewhere', { detail: foreign.join(', '), found });
}
