import { isIPv6 } from 'node:net';
import type { AddressRule } from './address-rule.ts';
import type { Deadline } from './deadline.ts';
import type { DnsAnswer } from './dns-lookup.ts';
import { askServers, type DnsQuestion, type DnsServers, questions } from './dns-question.ts';

export interface AuthorityParts {
  readonly resolvers: DnsServers;
  readonly mayReach: AddressRule;
  readonly port: number;
}

interface Authority extends DnsServers {
  readonly zone: string;
}

const mostServers = 4;

/** What a certain authority said; undefined when none could be asked. `alias`: the name is another name for that one. */
export type AuthorityAnswer<Value> = DnsAnswer<Value> | { readonly status: 'alias'; readonly target: string };

/** Asks the servers of the zone the name is in. */
export async function askAuthority<Value>(
  parts: AuthorityParts,
  question: DnsQuestion<Value>,
  name: string,
  deadline: Deadline,
): Promise<AuthorityAnswer<Value> | undefined> {
  const authority = await findAuthority(parts, name, deadline);
  if (authority === undefined) return undefined;
  const answer = await askServers(authority, question, name, deadline);
  if (answer.status === 'found') return answer;
  if (answer.status !== 'none') return undefined;
  const [alias, start] = await Promise.all([
    askServers(authority, questions.cname, name, deadline),
    askServers(authority, questions.soa, authority.zone, deadline),
  ]);
  const target = alias.status === 'found' ? alias.values[0] : undefined;
  if (target !== undefined) return { status: 'alias', target };
  // A server that does not know the zone says "no such record" too; only one that knows it is believed.
  return start.status === 'found' ? answer : undefined;
}

async function findAuthority(
  parts: AuthorityParts,
  name: string,
  deadline: Deadline,
): Promise<Authority | undefined> {
  const labels = name.split('.');
  for (let depth = 0; labels.length - depth >= 2; depth += 1) {
    const zone = labels.slice(depth).join('.');
    const answer = await askServers(parts.resolvers, questions.ns, zone, deadline);
    if (answer.status === 'none') continue;
    if (answer.status !== 'found') return undefined;
    const servers = await addressesOf(parts, answer.values.slice(0, mostServers), deadline);
    return servers.length === 0 ? undefined : { zone, servers, tryMs: parts.resolvers.tryMs };
  }
  return undefined;
}

/** IPv4 first: many machines have no IPv6, and would wait. */
async function addressesOf(
  { resolvers, mayReach, port }: AuthorityParts,
  names: readonly string[],
  deadline: Deadline,
): Promise<string[]> {
  const answers = await Promise.all(
    [questions.ipv4, questions.ipv6].flatMap((question) =>
      names.map((name) => askServers(resolvers, question, name, deadline)),
    ),
  );
  return [...new Set(answers.flatMap((answer) => (answer.status === 'found' ? answer.values : [])))]
    .filter(mayReach)
    .slice(0, mostServers)
    .map((address) => (isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`));
}
