/** What the DNS said: values, a certain no, or nothing that can be relied on. */
export type DnsAnswer<Value> =
  | { readonly status: 'found'; readonly values: readonly Value[] }
  /** The name or the type does not exist. */
  | { readonly status: 'none' }
  | { readonly status: 'failed' | 'timeout' };

export interface MxValue {
  readonly priority: number;
  readonly exchange: string;
}

export interface CaaValue {
  readonly critical: boolean;
  readonly tag: string;
  readonly value: string;
}

/**
 * Questions to the DNS. Answers come from the authoritative servers of the name where they can be reached, so that a
 * record counts as soon as it is published; otherwise from the configured resolvers. Nothing is thrown.
 */
export interface DnsLookup {
  txt(name: string): Promise<DnsAnswer<string>>;
  mx(name: string): Promise<DnsAnswer<MxValue>>;
  caa(name: string): Promise<DnsAnswer<CaaValue>>;
  /** The name a CNAME points to; chains are followed one step at a time by the caller. */
  cname(name: string): Promise<DnsAnswer<string>>;
  /** IPv4 and IPv6 addresses, aliases followed. */
  addresses(name: string): Promise<DnsAnswer<string>>;
}
