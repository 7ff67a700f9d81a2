import type { FieldCode } from '@posthouse/contract/core/errors';
import type { ListType } from '@posthouse/contract/features/lists';
import { readableName } from '@posthouse/contract/fields/readable-name';
import type { AddressKind } from '@posthouse/contract/fields/related-address';
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { anyOfIds, anyOfTexts } from '../../db/any-of.ts';
import { address, aliasDomain, domain, domainName } from '../../db/schema/domain.ts';
import { mailAlias, mailList, smartList } from '../../db/schema/mail-list.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames } from '../hosted-domains/domain-scope.ts';
import { atPlaces, placeKey } from './addresses.ts';

type UserType = Pick<typeof mailUser.$inferSelect, 'accountType' | 'mailboxType' | 'oexType'>;

/** An address that something refers to: one of the account, or a text. */
export interface KnownAddress {
  /** Null for a text. */
  readonly id: number | null;
  readonly domainId: number | null;
  /** Null for a text. */
  readonly kind: AddressKind | null;
  readonly email: string;
  readonly readable: string;
  readonly name: string;
  readonly state: 'active' | 'disabled' | 'removed' | 'missing';
  readonly isExternal: boolean;
  /** The caller is not kept from its domain. */
  readonly isVisible: boolean;
  /** What its user is, where it is a user's. */
  readonly user: UserType | null;
  /** What its list is, where it is one's. */
  readonly listType: ListType | null;
}

/** For what is told of an address, where others are told of something that has one. */
export const asItIs = (address: KnownAddress) => address;
export const isVisible = (address: KnownAddress) => address.isVisible;
export const emailsOf = (addresses: readonly KnownAddress[]) => addresses.map(({ email }) => email);
/** Without texts, which have none. */
export const idsOf = (addresses: readonly Pick<KnownAddress, 'id'>[]) =>
  addresses.flatMap(({ id }) => id ?? []);
export const byReadable = (one: KnownAddress, other: KnownAddress) =>
  one.readable < other.readable ? -1 : 1;

/** As the contract has an address that something refers to. */
export const wireAddress = ({ id, email, readable, name, kind, isExternal, state }: KnownAddress) => ({
  id: id === null ? null : String(id),
  address: email,
  unicode: readable,
  name,
  kind,
  external: isExternal ? (1 as const) : (0 as const),
  state,
});

/** Mail can be led there, and goes no further than its owner wants: not to what was received for compliance, nor to the filter. */
const canBeLedTo = ({ user, listType }: KnownAddress) =>
  user?.accountType !== 'audit' && (listType === null || listType === 'distribution');

/** Why mail cannot be led to an address: what is not there would come back, or with a catch-all end with somebody nobody chose. */
export function destinationProblem(address: KnownAddress): FieldCode | undefined {
  if (address.state === 'removed' || address.state === 'missing') return 'address_unknown';
  return canBeLedTo(address) ? undefined : 'user_unsuitable';
}

/** Addresses of the account by their ids, also of domains the caller must not meet. */
export async function readAddresses(
  ctx: TenantContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownAddress>> {
  if (ids.length === 0) return new Map();
  const found = await selectAddresses(ctx, anyOfIds(address.id, ids));
  return new Map(found.map((one) => [one.id, one]));
}

/** Those of the addresses that are still there: they are not deleted for good until the command ends. */
export async function holdAddresses(
  { db, caller }: TenantContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: address.id })
    .from(address)
    .where(and(eq(address.accountId, caller.accountId), anyOfIds(address.id, ids)))
    .orderBy(address.id)
    .for('key share');
  return new Set(found.map(({ id }) => Number(id)));
}

/**
 * What the caller means by an address: one in a domain of the account, also by an alias domain or with a + and more; one
 * that such a domain does not have; or one elsewhere. Domains that the caller is kept from are elsewhere. The same is
 * where the account's mail is handed to a server of its own, which alone knows the addresses. With `newDomains`, it is
 * what will be meant once those are there and all domains are verified.
 */
export async function meantAddresses(
  ctx: TenantContext,
  emails: readonly string[],
  newDomains?: ReadonlySet<string>,
): Promise<(email: string) => KnownAddress> {
  const names = [...new Set(emails.map(domainOf))];
  const domains = await findOwnDomains(ctx, names, { onlyVerified: newDomains === undefined });
  const places = emails.flatMap((email) => {
    const own = domains.get(domainOf(email));
    return own ? [{ domainId: own.id, localPart: localPartOf(email) }] : [];
  });
  const found = places.length === 0 ? [] : await selectAddresses(ctx, atPlaces(places));
  const known = new Map(
    found.map((one) => [placeKey({ domainId: one.domainId, localPart: localPartOf(one.email) }), one]),
  );
  return (email) => {
    const own = domains.get(domainOf(email));
    if (own === undefined) return textAddress(email, { isExternal: !newDomains?.has(domainOf(email)) });
    const place = { domainId: own.id, localPart: localPartOf(email) };
    return known.get(placeKey(place)) ?? textAddress(email, { isExternal: !own.localDelivery });
  };
}

/** The ids of the domains of the account that addresses are in, of those domains that the caller is not kept from. */
export async function findDomainsOf(
  ctx: TenantContext,
  emails: readonly string[],
): Promise<(email: string) => number | undefined> {
  const domains = await findOwnDomains(ctx, [...new Set(emails.map(domainOf))]);
  return (email) => domains.get(domainOf(email))?.id;
}

function textAddress(email: string, { isExternal }: { isExternal: boolean }): KnownAddress {
  return {
    ...{ id: null, domainId: null, kind: null, user: null, listType: null },
    ...{ email, readable: readableName(email), name: '' },
    ...{ state: isExternal ? 'active' : 'missing', isExternal, isVisible: true },
  };
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);
/** Without what people put behind a +, which leads to the same mailbox. */
const localPartOf = (email: string) => email.slice(0, email.lastIndexOf('@')).replace(/(?<=.)\+.*$/, '');

/** By their own names and those of their alias domains. */
async function findOwnDomains(
  ctx: TenantContext,
  names: readonly string[],
  { onlyVerified } = { onlyVerified: true },
) {
  if (names.length === 0) return new Map<string, { id: number; localDelivery: boolean }>();
  const found = await ctx.db
    .select({ ascii: domainName.ascii, id: domain.id, localDelivery: domain.localDelivery })
    .from(domainName)
    .leftJoin(
      aliasDomain,
      and(eq(aliasDomain.accountId, domainName.accountId), eq(aliasDomain.id, domainName.id)),
    )
    .innerJoin(
      domain,
      and(
        eq(domain.accountId, domainName.accountId),
        eq(domain.id, sql`coalesce(${aliasDomain.domainId}, ${domainName.id})`),
      ),
    )
    .where(
      and(
        or(visibleNames(ctx, 'domain'), visibleNames(ctx, 'alias_domain')),
        onlyVerified ? isNotNull(domainName.verifiedAt) : undefined,
        anyOfTexts(domainName.ascii, names),
      ),
    );
  return new Map(found.map(({ ascii, ...own }) => [ascii, own]));
}

/** Of whatever has an address, where the tables of all kinds are joined. */
export const isSwitchedOn = sql<boolean>`coalesce(${mailUser.active}, ${mailAlias.active}, ${mailList.active}, ${smartList.active}, true)`;

async function selectAddresses({ db, caller }: TenantContext, which: SQL) {
  const found = await db
    .select({
      id: address.id,
      domainId: address.domainId,
      kind: address.kind,
      localPart: address.localPart,
      removedAt: address.removedAt,
      ascii: domainName.ascii,
      unicode: domainName.unicode,
      isDomainActive: domain.active,
      user: {
        name: mailUser.name,
        accountType: mailUser.accountType,
        mailboxType: mailUser.mailboxType,
        oexType: mailUser.oexType,
      },
      listType: mailList.type,
      isActive: isSwitchedOn,
    })
    .from(address)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, address.accountId), eq(domainName.id, address.domainId)),
    )
    .innerJoin(domain, and(eq(domain.accountId, address.accountId), eq(domain.id, address.domainId)))
    .leftJoin(mailUser, and(eq(mailUser.accountId, address.accountId), eq(mailUser.id, address.id)))
    .leftJoin(mailAlias, and(eq(mailAlias.accountId, address.accountId), eq(mailAlias.id, address.id)))
    .leftJoin(mailList, and(eq(mailList.accountId, address.accountId), eq(mailList.id, address.id)))
    .leftJoin(smartList, and(eq(smartList.accountId, address.accountId), eq(smartList.id, address.id)))
    .where(and(eq(address.accountId, caller.accountId), which));
  return found.map(({ localPart, removedAt, ascii, unicode, isDomainActive, isActive, user, ...place }) => {
    const isInUse = isDomainActive && isActive;
    return {
      ...place,
      id: Number(place.id),
      email: `${localPart}@${ascii}`,
      readable: `${localPart}@${unicode}`,
      name: user?.name ?? '',
      state: removedAt ? ('removed' as const) : isInUse ? ('active' as const) : ('disabled' as const),
      isExternal: false,
      isVisible: caller.domains === 'all' || caller.domains.includes(place.domainId),
      user,
    };
  });
}

export const isAddress = (address: KnownAddress): address is KnownAddress & { readonly id: number } =>
  address.id !== null;
