import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { trustedIpRow, type trustedIpsActions } from '@posthouse/contract/features/trusted-ips';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { anyOfIds } from '../../db/any-of.ts';
import { defineList } from '../../db/pages/list-page.ts';
import { accountUsage } from '../../db/schema/account.ts';
import { domainName } from '../../db/schema/domain.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import { trustedIp } from '../../db/schema/trusted-ip.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleIn } from '../../rules/addresses/address-table.ts';
import { visibleNames, withinDomains } from '../../rules/hosted-domains/domain-scope.ts';

type ListInput = ParsedInputOf<typeof trustedIpsActions.getTrustedIps>;

/** A single address without the length of its prefix. */
const ip = sql<string>`abbrev(${trustedIp.network})`;
const ofUser = sql`${mailUser.accountId} = ${trustedIp.accountId} and ${mailUser.id} = ${trustedIp.userId}`;
const ofDomain = sql`${domainName.accountId} = ${trustedIp.accountId} and ${domainName.id} = ${trustedIp.domainId}`;

/** What lies in the recycle bin takes its trusted addresses along, and brings them back. */
const isThere = sql`exists (select from ${domainName} where ${ofDomain} and ${domainName.removedAt} is null)
  and not exists (select from ${mailUser} where ${ofUser} and ${mailUser.removedAt} is not null)`;
const scope = (ctx: TenantContext) => and(withinDomains(ctx, trustedIp.domainId), isThere);

export const trustedIpList = defineList<typeof trustedIpRow, ListInput, TenantContext>({
  row: trustedIpRow,
  columns: {
    id: sql`${trustedIp.id}::text`,
    domain: domainName.ascii,
    username: sql`coalesce(left(${mailUser.email}, -length(${domainName.ascii}) - 1), '')`,
    email: sql`coalesce(${mailUser.email}, '')`,
    user_id: sql`${mailUser.id}::text`,
    unicode: sql`coalesce(${mailUser.readable}, ${domainName.unicode})`,
    ip,
    description: trustedIp.description,
    created_at: trustedIp.createdAt,
  },
  from: sql`${trustedIp}`,
  account: trustedIp.accountId,
  id: trustedIp.id,
  details: sql`join ${domainName} on ${ofDomain} left join ${mailUser} on ${ofUser}`,
  scope,
  search: { words: trustedIp.searchText },
  sorts: {
    ip: { column: sql`${trustedIp.network}`, type: 'inet' },
    created_at: { column: sql`${trustedIp.createdAt}`, type: 'timestamptz' },
  },
  order: ['ip', 'asc'],
  filters: {
    domain: (names, ctx) => sql`${trustedIp.domainId} in (select ${domainName.id} from ${domainName}
      where ${and(visibleNames(ctx, 'domain'), inArray(domainName.ascii, names))})`,
    email: (
      email,
      ctx,
    ) => sql`exists (select from ${mailUser} where ${and(visibleUsers(ctx), eq(mailUser.email, email))}
      and ${mailUser.domainId} = ${trustedIp.domainId} and coalesce(${trustedIp.userId}, ${mailUser.id}) = ${mailUser.id})`,
    ip: (address) => sql`${trustedIp.network} >>= ${address}::inet`,
  },
});

const visibleUsers = visibleIn(mailUser);

/** A domain the caller sees, and one of its users where one is named. */
export interface Place {
  readonly domainId: number;
  readonly userId: number | null;
  /** Empty without a user. */
  readonly email: string;
}

/** Undefined where there is no such domain, or no such user in it. */
export async function findPlace(
  ctx: TenantContext,
  { domain, username }: { readonly domain: string; readonly username?: string | undefined },
): Promise<Place | undefined> {
  const [found] = await ctx.db
    .select({ id: domainName.id })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), eq(domainName.ascii, domain)));
  if (found === undefined) return undefined;
  const domainId = Number(found.id);
  if (username === undefined) return { domainId, userId: null, email: '' };
  const email = `${username}@${domain}`;
  const [user] = await ctx.db
    .select({ id: mailUser.id })
    .from(mailUser)
    .where(and(visibleUsers(ctx), eq(mailUser.email, email), isNull(mailUser.removedAt)));
  return user && { domainId, userId: user.id, email };
}

/** How many there are already; nobody else adds one until the command ends. */
export async function countTrustedIps({ db, caller }: TenantContext): Promise<number> {
  const { accountId } = caller;
  await db
    .select({ id: accountUsage.accountId })
    .from(accountUsage)
    .where(eq(accountUsage.accountId, accountId))
    .for('update');
  return db.$count(trustedIp, eq(trustedIp.accountId, accountId));
}

export async function insertTrustedIp(
  { db, caller }: TenantContext,
  { domainId, userId }: Place,
  { network, description, now }: { network: string; description: string; now: Date },
): Promise<number> {
  const row = { accountId: caller.accountId, domainId, userId, network, description, createdAt: now };
  const [made] = await db.insert(trustedIp).values(row).returning({ id: trustedIp.id });
  if (made === undefined) throw new Error('insert answered no row');
  return made.id;
}

export async function lockTrustedIps(ctx: TenantContext, ids: readonly number[]) {
  const { id, domainId, description } = trustedIp;
  return ctx.db
    .select({ id, domainId, description, ip, domain: domainName.ascii, email: mailUser.email })
    .from(trustedIp)
    .innerJoin(domainName, ofDomain)
    .leftJoin(mailUser, ofUser)
    .where(and(eq(trustedIp.accountId, ctx.caller.accountId), scope(ctx), anyOfIds(trustedIp.id, ids)))
    .orderBy(trustedIp.id)
    .for('update', { of: trustedIp });
}

export async function deleteTrustedIps({ db, caller }: TenantContext, ids: readonly number[]): Promise<void> {
  await db
    .delete(trustedIp)
    .where(and(eq(trustedIp.accountId, caller.accountId), anyOfIds(trustedIp.id, ids)));
}
