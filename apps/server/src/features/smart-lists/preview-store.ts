import { type SQL, sql } from 'drizzle-orm';
import { address } from '../../db/schema/domain.ts';
import { smartListMember, smartListOwner } from '../../db/schema/mail-list.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { type KnownAddress, meantAddresses, readAddresses } from '../../rules/addresses/known-addresses.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';
import type { LockedSmartList } from './smart-lists-store.ts';

/** Nobody reads more of a preview. */
const mostShown = 50;

interface Preview {
  readonly count: number;
  /** The first of them that the caller can see. */
  readonly first: readonly KnownAddress[];
}

type Previewed = Pick<LockedSmartList, 'id' | 'type'>;

/** More than there can be. */
const everyone = sql.raw('2147483647');

/** As the mail engine finds them. */
const receivers = ({ caller }: TenantContext, { id }: Previewed): SQL => sql`
  select address_id, "position" from engine.list_targets(${caller.accountId}, ${id}, '', ${everyone})`;

/** Named members that can post; of the account's own addresses those in use, because nobody can write as another. */
const postingMembers = ({ caller }: TenantContext, { id }: Previewed): SQL => sql`
  select ${smartListMember.addressId}, ${smartListMember.email} from ${smartListMember}
    left join engine.receiver r on r.account_id = ${smartListMember.accountId} and r.id = ${smartListMember.addressId}
   where ${smartListMember.accountId} = ${caller.accountId} and ${smartListMember.listId} = ${id}
     and ${smartListMember.canPost} and (${smartListMember.addressId} is null or r.id is not null)`;

const owners = ({ caller }: TenantContext, { id }: Previewed): SQL => sql`
  select u.id, u.email from ${smartListOwner}
    join engine.active_user u on u.account_id = ${smartListOwner.accountId} and u.id = ${smartListOwner.addressId}
   where ${smartListOwner.accountId} = ${caller.accountId} and ${smartListOwner.listId} = ${id}`;

/** Whom a message to the list would go to. */
export const previewReceivers = (ctx: TenantContext, list: Previewed): Promise<Preview> =>
  preview(ctx, receivers(ctx, list));

/** Who can post as a member, or as an owner whatever the protection. */
export function previewPosters(ctx: TenantContext, list: Previewed): Promise<Preview> {
  const asMembers = list.type === 'all' ? receivers(ctx, list) : postingMembers(ctx, list);
  return preview(ctx, sql`${asMembers} union ${owners(ctx, list)}`);
}

async function preview(ctx: TenantContext, people: SQL): Promise<Preview> {
  const all = sql`(${people}) as person (address_id, email)`;
  const counted = await ctx.db.execute<{ count: number }>(sql`select count(*)::int as count from ${all}`);
  const within = withinDomains(ctx, address.domainId);
  const isVisible = within ? sql`(address_id is null or ${within})` : sql`true`;
  const { rows } = await ctx.db.execute<{ address_id: string | null; email: string }>(sql`
    select address_id, email from ${all}
      left join ${address} on ${address.accountId} = ${ctx.caller.accountId} and ${address.id} = address_id
     where ${isVisible} order by email limit ${mostShown}`);
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
