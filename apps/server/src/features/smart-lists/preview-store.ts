import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { smartListMember, smartListOwner } from '../../db/schema/mail-list.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import { withinDomains } from '../../domain/domain-scope.ts';
import { type KnownAddress, meantAddresses, readAddresses } from '../../domain/known-addresses.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { type LockedSmartList, members } from './smart-lists-store.ts';

/** Nobody reads more of a preview. */
const mostShown = 50;

interface Preview {
  readonly count: number;
  /** The first of them that the caller can see. */
  readonly first: readonly KnownAddress[];
}

type Previewed = Pick<LockedSmartList, 'id' | 'domainId' | 'type'>;

/** Every user of the domain that gets mail; audit mailboxes get copies alone. */
const usersOfDomain = ({ session }: TenantContext, { domainId }: Previewed): SQL => sql`
  select ${mailUser.id} as address_id, ${mailUser.email} as email, ${mailUser.readable} as readable, ${mailUser.domainId} as domain_id
    from ${mailUser} where ${and(
      eq(mailUser.accountId, session.accountId),
      eq(mailUser.domainId, domainId),
      isNull(mailUser.removedAt),
      mailUser.active,
      ne(mailUser.accountType, 'audit'),
    )}`;

/** Named members with a switch, without those that are disabled or in the recycle bin. */
const membersWith = ({ session }: TenantContext, { id }: Previewed, switchedOn: SQL): SQL => sql`
  select ${smartListMember.addressId}, ${smartListMember.email}, ${smartListMember.readable}, address.domain_id
    from ${smartListMember} ${members.parts.details}
   where ${smartListMember.accountId} = ${session.accountId} and ${smartListMember.listId} = ${id}
     and ${switchedOn} and ${members.parts.columns.state} = 'active'`;

const owners = ({ session }: TenantContext, { id }: Previewed): SQL => sql`
  select ${mailUser.id}, ${mailUser.email}, ${mailUser.readable}, ${mailUser.domainId} from ${smartListOwner}
    join ${mailUser} on ${mailUser.accountId} = ${smartListOwner.accountId} and ${mailUser.id} = ${smartListOwner.addressId}
   where ${smartListOwner.accountId} = ${session.accountId} and ${smartListOwner.listId} = ${id} and ${mailUser.removedAt} is null`;

/** Whom a message to the list would go to. */
export function previewReceivers(ctx: TenantContext, list: Previewed): Promise<Preview> {
  return preview(
    ctx,
    list.type === 'all'
      ? usersOfDomain(ctx, list)
      : membersWith(ctx, list, sql`${smartListMember.canReceive}`),
  );
}

/** Who can post as a member, or as an owner whatever the protection. */
export function previewPosters(ctx: TenantContext, list: Previewed): Promise<Preview> {
  const asMembers =
    list.type === 'all' ? usersOfDomain(ctx, list) : membersWith(ctx, list, sql`${smartListMember.canPost}`);
  return preview(ctx, sql`${asMembers} union ${owners(ctx, list)}`);
}

async function preview(ctx: TenantContext, people: SQL): Promise<Preview> {
  const all = sql`(${people}) as person (address_id, email, readable, domain_id)`;
  const counted = await ctx.db.execute<{ count: number }>(sql`select count(*)::int as count from ${all}`);
  const within = withinDomains(ctx, sql`domain_id`);
  const isVisible = within ? sql`(address_id is null or ${within})` : sql`true`;
  const { rows } = await ctx.db.execute<{ address_id: string | null; email: string }>(sql`
    select address_id, email from ${all} where ${isVisible} order by readable limit ${mostShown}`);
  const known = await readAddresses(
    ctx,
    rows.flatMap(({ address_id }) => (address_id === null ? [] : [Number(address_id)])),
  );
  const meant = await meantAddresses(
    ctx,
    rows.flatMap(({ address_id, email }) => (address_id === null ? [email] : [])),
  );
  const first = rows.flatMap(({ address_id, email }) => {
    const one = address_id === null ? meant(email) : known.get(Number(address_id));
    return one ? [one] : [];
  });
  return { count: counted.rows[0]?.count ?? 0, first };
}
