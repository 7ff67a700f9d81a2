import type { RowOf } from '../../ui/list/definition/list-contract.ts';

export type RealDomain = Pick<RowOf<'getDomains'>, 'domain' | 'unicode'>;

/** The domains to choose from, found by either form of their names; the empty choice stands first. */
export function domainOptions(
  domains: readonly RealDomain[],
  none: string,
): Readonly<Record<string, string>> {
  const named = domains.map(({ domain, unicode }) => [
    domain,
    domain === unicode ? domain : `${unicode} (${domain})`,
  ]);
  return Object.fromEntries([...(domains.length === 1 ? [] : [['', none]]), ...named]);
}

/** With a single domain there is nothing to choose. */
export function onlyOf(domains: readonly RealDomain[] | undefined): string | undefined {
  return domains?.length === 1 ? domains[0]?.domain : undefined;
}
