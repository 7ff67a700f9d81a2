import type { AddressKind } from '@posthouse/contract/fields/related-address';
import { and, eq, or } from 'drizzle-orm';
import { anyOfIds } from '../../../db/any-of.ts';
import { address, domainName } from '../../../db/schema/domain.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { visibleNames, withinDomains } from '../../../rules/hosted-domains/domain-scope.ts';

/** Whether mail to this domain, or alias of one, is the caller's to know about. */
export async function seesDomain(ctx: TenantContext, ascii: string): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: domainName.id })
    .from(domainName)
    .where(
      and(or(visibleNames(ctx, 'domain'), visibleNames(ctx, 'alias_domain')), eq(domainName.ascii, ascii)),
    );
  return found !== undefined;
}

export interface NamedReceiver {
  readonly kind: AddressKind | 'outside';
  readonly name: string;
}

/** Those that the caller can see, by what the mail engine calls them: the number of an address, or `d` and that of a domain. */
export async function readReceivers(
  ctx: TenantContext,
  refs: readonly string[],
): Promise<ReadonlyMap<string, NamedReceiver>> {
  const domainIds = refs.filter((ref) => ref.startsWith('d')).map((ref) => Number(ref.slice(1)));
  const addressIds = refs.filter((ref) => !ref.startsWith('d')).map(Number);
  const domains = await ctx.db
    .select({ id: domainName.id, name: domainName.ascii })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), anyOfIds(domainName.id, domainIds)));
  const addresses = await ctx.db
    .select({
      id: address.id,
      kind: address.kind,
      localPart: address.localPart,
      domain: domainName.ascii,
    })
    .from(address)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, address.accountId), eq(domainName.id, address.domainId)),
    )
    .where(
      and(
        eq(address.accountId, ctx.caller.accountId),
        withinDomains(ctx, address.domainId),
        anyOfIds(address.id, addressIds),
      ),
    );
  return new Map<string, NamedReceiver>([
    ...domains.map(({ id, name }) => [`d${id}`, { kind: 'outside', name }] as const),
    ...addresses.map(
      ({ id, kind, localPart, domain }) => [String(id), { kind, name: `${localPart}@${domain}` }] as const,
    ),
  ]);
}
