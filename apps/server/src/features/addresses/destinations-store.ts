import { isForward } from '@posthouse/contract/features/users/delivery-rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { deliveryRules } from '../../db/schema/delivery.ts';
import { address, domainName } from '../../db/schema/domain.ts';
import { listMember, mailList, smartList, smartListMember } from '../../db/schema/mail-list.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
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

/** The users that get the mail of a smart list of all in its domain. */
const usersOfAll = sql`${mailUser} u on u.account_id = s.account_id and u.domain_id = s.domain_id and s.type = 'all'
  and u.account_type <> 'audit' and u.removed_at is null`;

const emailOf = sql`a.local_part || '@' || n.ascii`;

/** What users and aliases have as destinations, also what receives nothing now. */
export async function readDestinations(
  { db, caller: { accountId } }: TenantContext,
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
  { db, caller: { accountId } }: TenantContext,
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

/** So many of a list are looked at; whoever is disabled further on shows in the list itself. */
const lookedAt = 500;

/** Of the first members of lists those that receive nothing now. */
export async function readIdleMembers(
  { db, caller: { accountId } }: TenantContext,
  listIds: readonly number[],
  most: number,
): Promise<readonly Destination[]> {
  if (listIds.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select list.id as "sourceId", idle.email, idle.domain_id as "domainId"
      from unnest(${sql.param([...listIds])}::bigint[]) as list (id)
      cross join lateral (
        select first.email, a.domain_id from (
          (select m.address_id, m.email from ${listMember} m
            where m.account_id = ${accountId} and m.list_id = list.id order by m.email limit ${lookedAt})
          union all
          (select m.address_id, m.email from ${smartListMember} m
             join ${smartList} s on s.account_id = m.account_id and s.id = m.list_id and s.type = 'members'
            where m.account_id = ${accountId} and m.list_id = list.id and m.can_receive
            order by m.email limit ${lookedAt})
          union all
          (select u.id, u.email from ${smartList} s join ${usersOfAll}
            where s.account_id = ${accountId} and s.id = list.id order by u.email limit ${lookedAt})) as first
          join ${address} a on a.account_id = ${accountId} and a.id = first.address_id
         where not exists (
           select from engine.receiver r where r.account_id = a.account_id and r.id = a.id offset 0)
         order by first.email limit ${most}) as idle
     order by 1, 2`);
  return rows.map(asDestination);
}

/** How many there are in lists that mail goes to, whether they receive it now or not. */
export async function countMembers(
  { db, caller: { accountId } }: TenantContext,
  listIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (listIds.length === 0) return new Map();
  const isAsked = sql`= any (${sql.param([...listIds])}::bigint[])`;
  const { rows } = await db.execute<{ id: string; members: string }>(sql`
    select l.id, l.members::bigint from ${mailList} l where l.account_id = ${accountId} and l.id ${isAsked}
    union all
    select s.id, (select count(*) from ${smartListMember} m
        where m.account_id = s.account_id and m.list_id = s.id and m.can_receive)
      from ${smartList} s where s.account_id = ${accountId} and s.id ${isAsked} and s.type = 'members'
    union all
    select s.id, count(*) from ${smartList} s join ${usersOfAll}
     where s.account_id = ${accountId} and s.id ${isAsked} group by s.id`);
  return new Map(rows.map(({ id, members: count }) => [Number(id), Number(count)]));
}

/** Where delivery rules of users send mail. */
export async function readRuleDestinations(
  { db, caller: { accountId } }: TenantContext,
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
