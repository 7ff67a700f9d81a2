import { readableName } from '@posthouse/contract/fields/readable-name';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { address, aliasDomain, domain, domainName } from '../db/schema/domain.ts';
import { mailUser } from '../db/schema/mail-user.ts';
import type { TenantContext } from '../kernel/context.ts';
import { atPlaces, placeKey } from './addresses.ts';
import { visibleNames } from './domain-scope.ts';

type UserType = Pick<typeof mailUser.$inferSelect, 'accountType' | 'mailboxType' | 'oexType'>;

/** An address that something refers to: one of the account, or a text. */
export interface KnownAddress {
  /** Null for a text. */
  readonly id: number | null;
  readonly domainId: number | null;
  readonly email: string;
  readonly readable: string;
  readonly name: string;
  readonly state: 'active' | 'disabled' | 'removed' | 'missing';
  readonly isExternal: boolean;
  /** The caller is not kept from its domain. */
  readonly isVisible: boolean;
  /** What its user is, where it is a user's. */
  readonly user: UserType | null;
}

/** Addresses of the account by their ids, also of domains the caller must not meet. */
export async function readAddresses(
  ctx: TenantContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownAddress>> {
  if (ids.length === 0) return new Map();
  const found = await selectAddresses(ctx, inArray(address.id, [...ids]));
  return new Map(found.map((one) => [one.id, one]));
}

/** Those of the addresses that are still there: they are not deleted for good until the command ends. */
export async function holdAddresses(
  { db, session }: TenantContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: address.id })
    .from(address)
    .where(and(eq(address.accountId, session.accountId), inArray(address.id, [...ids])))
    .orderBy(address.id)
    .for('key share');
  return new Set(found.map(({ id }) => Number(id)));
}

/**
 * What the caller means by an address: one in a domain of the account, also by an alias domain or with a + and more; one
 * that such a domain does not have; or one elsewhere. Domains that the caller is kept from are elsewhere. The same is
 * where the account's mail is handed to a server of its own, which alone knows the addresses.
 */
export async function meantAddresses(
  ctx: TenantContext,
  emails: readonly string[],
): Promise<(email: string) => KnownAddress> {
  const domains = await findOwnDomains(ctx, [...new Set(emails.map(domainOf))]);
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
    if (own === undefined) return textAddress(email, { isExternal: true });
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
    ...{ id: null, domainId: null, email, readable: readableName(email), name: '', user: null },
    ...{ state: isExternal ? 'active' : 'missing', isExternal, isVisible: true },
  };
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);
/** Without what people put behind a +, which leads to the same mailbox. */
const localPartOf = (email: string) => email.slice(0, email.lastIndexOf('@')).replace(/(?<=.)\+.*$/, '');

/** By their own names and those of their alias domains. */
async function findOwnDomains(ctx: TenantContext, names: readonly string[]) {
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
        isNotNull(domainName.verifiedAt),
        inArray(domainName.ascii, [...names]),
      ),
    );
  return new Map(found.map(({ ascii, ...own }) => [ascii, own]));
}

async function selectAddresses({ db, session }: TenantContext, which: SQL) {
  const found = await db
    .select({
      id: address.id,
      domainId: address.domainId,
      localPart: address.localPart,
      removedAt: address.removedAt,
      ascii: domainName.ascii,
      unicode: domainName.unicode,
      isDomainActive: domain.active,
      user: {
        name: mailUser.name,
        active: mailUser.active,
        accountType: mailUser.accountType,
        mailboxType: mailUser.mailboxType,
        oexType: mailUser.oexType,
      },
    })
    .from(address)
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, address.accountId), eq(domainName.id, address.domainId)),
    )
    .innerJoin(domain, and(eq(domain.accountId, address.accountId), eq(domain.id, address.domainId)))
    .leftJoin(mailUser, and(eq(mailUser.accountId, address.accountId), eq(mailUser.id, address.id)))
    .where(and(eq(address.accountId, session.accountId), which));
  return found.map(({ localPart, removedAt, ascii, unicode, isDomainActive, user, ...place }) => {
    const isActive = isDomainActive && user?.active !== false;
    return {
      ...place,
      id: Number(place.id),
      email: `${localPart}@${ascii}`,
      readable: `${localPart}@${unicode}`,
      name: user?.name ?? '',
      state: removedAt ? ('removed' as const) : isActive ? ('active' as const) : ('disabled' as const),
      isExternal: false,
      isVisible: session.domains === 'all' || session.domains.includes(place.domainId),
      user,
    };
  });
}
