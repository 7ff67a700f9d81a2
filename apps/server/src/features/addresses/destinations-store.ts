import { isForward } from '@posthouse/contract/features/users/delivery-rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { deliveryRules } from '../../db/schema/delivery.ts';
import { address, domainName } from '../../db/schema/domain.ts';
import { smartList } from '../../db/schema/mail-list.ts';
import type { TenantContext } from '../../kernel/context.ts';

/** What the mail of something in the account is to go on to. */
export interface Destination {
  readonly sourceId: number;
  readonly email: string;
  /** Where it was chosen as an address of the account. Of a text that anybody typed nothing more is known. */
  readonly domainId: number | null;
}

interface Row extends Record<string, unknown> {
  readonly sourceId: string;
  readonly email: string;
  readonly domainId: string | null;
}

const asDestination = ({ sourceId, email, domainId }: Row): Destination => ({
  sourceId: Number(sourceId),
  email,
  domainId: domainId === null ? null : Number(domainId),
});

const emailOf = sql`a.local_part || '@' || n.ascii`;

/** What users and aliases have as destinations, also what receives nothing now. */
export async function readDestinations(
  { db, session: { accountId } }: TenantContext,
  sourceIds: readonly number[],
): Promise<readonly Destination[]> {
  if (sourceIds.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select e.source_id as "sourceId", coalesce(${emailOf}, e.external) as email, a.domain_id as "domainId"
      from mail_edge e
      left join ${address} a on a.account_id = e.account_id and a.id = e.target_id
      left join ${domainName} n on n.account_id = a.account_id and n.id = a.domain_id
     where e.account_id = ${accountId} and e.source_id = any (${sql.param([...sourceIds])}::bigint[])
     order by 1, 2`);
  return rows.map(asDestination);
}

/** The first of those who receive what is sent to lists, as the mail engine would hand it to them. */
export async function readReceivingMembers(
  { db, session: { accountId } }: TenantContext,
  listIds: readonly number[],
  most: number,
): Promise<readonly Destination[]> {
  if (listIds.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select list.id as "sourceId", t.target as email, a.domain_id as "domainId"
      from unnest(${sql.param([...listIds])}::bigint[]) as list (id)
      cross join lateral engine.list_targets(${accountId}, list.id, '', ${most}::integer) as t
      left join ${address} a on a.account_id = ${accountId} and a.id = t.address_id
     order by 1, t.position`);
  return rows.map(asDestination);
}

/** Members that mail can go to at all: of those of a whole domain, nobody who is in the recycle bin. */
const members = sql`mail_edge e
  left join ${address} a on a.account_id = e.account_id and a.id = e.target_id
  left join ${smartList} s on s.account_id = e.account_id and s.id = e.source_id and s.type = 'all'`;
const isMember = sql`(s.id is null or a.removed_at is null)`;

/** Members that receive nothing now. */
export async function readIdleMembers(
  { db, session: { accountId } }: TenantContext,
  listIds: readonly number[],
  most: number,
): Promise<readonly Destination[]> {
  if (listIds.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select list.id as "sourceId", idle.email, idle.domain_id as "domainId"
      from unnest(${sql.param([...listIds])}::bigint[]) as list (id)
      cross join lateral (
        select ${emailOf} as email, a.domain_id from ${members}
          join ${domainName} n on n.account_id = a.account_id and n.id = a.domain_id
         where e.account_id = ${accountId} and e.source_id = list.id and ${isMember}
           and not exists (select from engine.receiver r where r.account_id = e.account_id and r.id = e.target_id)
         limit ${most}) as idle
     order by 1, 2`);
  return rows.map(asDestination);
}

export async function countMembers(
  { db, session: { accountId } }: TenantContext,
  listIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (listIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; members: string }>(sql`
    select e.source_id as id, count(*) as members from ${members}
     where e.account_id = ${accountId} and e.source_id = any (${sql.param([...listIds])}::bigint[]) and ${isMember}
     group by e.source_id`);
  return new Map(rows.map(({ id, members: count }) => [Number(id), Number(count)]));
}

/** Where delivery rules of users send mail. */
export async function readRuleDestinations(
  { db, session: { accountId } }: TenantContext,
  userIds: readonly number[],
): Promise<readonly (Destination & { readonly isOn: boolean })[]> {
  if (userIds.length === 0) return [];
  const found = await db
    .select({ userId: deliveryRules.userId, rules: deliveryRules.rules })
    .from(deliveryRules)
    .where(and(eq(deliveryRules.accountId, accountId), inArray(deliveryRules.userId, [...userIds])));
  return found.flatMap(({ userId, rules }) =>
    rules.flatMap(({ active, actions }) =>
      actions
        .filter(isForward)
        .map(({ value, domainId = null }) => ({ sourceId: userId, email: value, domainId, isOn: active })),
    ),
  );
}
