import { Resolver } from 'node:dns/promises';
import { printable } from '../printable.ts';
import type { Deadline } from './deadline.ts';
import type { CaaValue, DnsAnswer, MxValue } from './dns-lookup.ts';

/** One kind of question, with its answers in the form the panel compares. */
export type DnsQuestion<Value> = (resolver: Resolver, name: string) => Promise<Value[]>;

export const questions = {
  txt: async (resolver, name) =>
    (await resolver.resolveTxt(name)).map((strings) => printable(strings.join(''))),
  mx: async (resolver, name) =>
    (await resolver.resolveMx(name))
      .map(({ priority, exchange }) => ({ priority, exchange: plainName(exchange) }))
      .sort((one, other) => one.priority - other.priority || one.exchange.localeCompare(other.exchange)),
  caa: async (resolver, name) =>
    (await resolver.resolveCaa(name)).map((record) => {
      const [tag = '', value = ''] =
        Object.entries(record).find(([key]) => key !== 'critical' && key !== 'type') ?? [];
      return { critical: record.critical !== 0, tag: tag.toLowerCase(), value: printable(String(value)) };
    }),
  cname: async (resolver, name) => (await resolver.resolveCname(name)).map(plainName),
  ns: async (resolver, name) => (await resolver.resolveNs(name)).map(plainName),
  soa: async (resolver, name) => [plainName((await resolver.resolveSoa(name)).nsname)],
  ipv4: (resolver, name) => resolver.resolve4(name),
  ipv6: (resolver, name) => resolver.resolve6(name),
} satisfies {
  mx: DnsQuestion<MxValue>;
  caa: DnsQuestion<CaaValue>;
} & Record<string, DnsQuestion<unknown>>;

/** Lower case, without the dot at the end. */
export function plainName(name: string): string {
  return printable(name.toLowerCase().replace(/\.$/, ''));
}

export interface DnsServers {
  /** With ports where they are not 53; none for the system's. */
  readonly servers: readonly string[];
  /** How long one server is waited for before the next is asked. */
  readonly tryMs: number;
}

/** Asks these servers, one after the other. A resolver of its own each time: it remembers nothing and can be given up. */
export async function askServers<Value>(
  { servers, tryMs }: DnsServers,
  question: DnsQuestion<Value>,
  name: string,
  deadline: Deadline,
): Promise<DnsAnswer<Value>> {
  const leftMs = deadline.leftMs();
  if (leftMs === 0) return { status: 'timeout' };
  const resolver = new Resolver({ timeout: tryMs, tries: 2 });
  const end = setTimeout(() => resolver.cancel(), leftMs);
  try {
    if (servers.length > 0) resolver.setServers([...servers]);
    const values = await question(resolver, name);
    return values.length > 0 ? { status: 'found', values } : { status: 'none' };
  } catch (error) {
    return answerOfError((error as NodeJS.ErrnoException).code);
  } finally {
    clearTimeout(end);
  }
}

function answerOfError(code: string | undefined): { status: 'none' | 'failed' | 'timeout' } {
  switch (code) {
    case 'ENOTFOUND':
    case 'ENODATA':
    // A name that cannot be written in a question cannot exist either.
    case 'EBADNAME':
      return { status: 'none' };
    case 'ETIMEOUT':
    case 'ECANCELLED':
      return { status: 'timeout' };
    default:
      return { status: 'failed' };
  }
}
