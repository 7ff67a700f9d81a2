import { isSpecialUse } from '@posthouse/contract/fields/domain-name';
import { createAddressRule } from './address-rule.ts';
import { type Deadline, deadlineIn } from './deadline.ts';
import { type AuthorityParts, askAuthority } from './dns-authority.ts';
import type { DnsAnswer, DnsLookup } from './dns-lookup.ts';
import { askServers, type DnsQuestion, plainName, questions } from './dns-question.ts';

interface DnsLookupOptions {
  /** Resolvers, with a port where it is not 53; none for the system's. */
  readonly servers: readonly string[];
  /** Addresses and ranges that may be asked although they are not public. */
  readonly allowed: readonly string[];
  /** Where authoritative servers listen; tests have them elsewhere. */
  readonly authorityPort?: number;
  /** How long one server is waited for; a whole question takes at most two and a half times that. */
  readonly tryMs?: number;
}

/** The longest chain of aliases that is followed. */
const mostAliases = 8;

export function createDnsLookup(options: DnsLookupOptions): DnsLookup {
  const tryMs = options.tryMs ?? 2_000;
  const parts: AuthorityParts = {
    resolvers: { servers: options.servers, tryMs },
    mayReach: createAddressRule(options.allowed),
    port: options.authorityPort ?? 53,
  };
  const ask = <Value>(question: DnsQuestion<Value>, name: string) =>
    askFollowing(parts, { question, deadline: deadlineIn(tryMs * 2.5), aliases: 0 }, plainName(name));
  return {
    txt: (name) => ask(questions.txt, name),
    mx: (name) => ask(questions.mx, name),
    caa: (name) => ask(questions.caa, name),
    cname: (name) => ask(questions.cname, name),
    async addresses(name) {
      const [ipv4, ipv6] = await Promise.all([ask(questions.ipv4, name), ask(questions.ipv6, name)]);
      return bothOf(ipv4, ipv6);
    },
  };
}

interface Following<Value> {
  readonly question: DnsQuestion<Value>;
  /** For all of it: what the authorities do not use is left to the resolvers. */
  readonly deadline: Deadline;
  readonly aliases: number;
}

async function askFollowing<Value>(
  parts: AuthorityParts,
  { question, deadline, aliases }: Following<Value>,
  name: string,
): Promise<DnsAnswer<Value>> {
  // Aliases and includes of strangers must not lead into the network the panel stands in.
  if (isSpecialUse(name)) return { status: 'none' };
  const ofAuthority = deadlineIn(Math.min(parts.resolvers.tryMs * 1.5, deadline.leftMs()));
  const answer = await askAuthority(parts, question, name, ofAuthority);
  if (answer === undefined) return askServers(parts.resolvers, question, name, deadline);
  if (answer.status !== 'alias') return answer;
  if (aliases === mostAliases) return { status: 'failed' };
  return askFollowing(parts, { question, deadline, aliases: aliases + 1 }, answer.target);
}

/** One kind of address is enough; to say that there is none both must have been answered. */
function bothOf(ipv4: DnsAnswer<string>, ipv6: DnsAnswer<string>): DnsAnswer<string> {
  const values = [ipv4, ipv6].flatMap((answer) => (answer.status === 'found' ? answer.values : []));
  if (values.length > 0) return { status: 'found', values };
  return ipv4.status === 'none' ? ipv6 : ipv4;
}
