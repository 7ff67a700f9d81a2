import { readableName } from '@posthouse/contract/fields/readable-name';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Leased, leasesOn } from '../../db/lease.ts';
import type { Database } from '../../db/pool.ts';
import { account } from '../../db/schema/account.ts';
import { accountHistory } from '../../db/schema/account-history.ts';
import { chatOrganization, chatUser } from '../../db/schema/chat.ts';
import { domainName } from '../../db/schema/domain.ts';
import type { ChangedRole, KnownChatUser, Merge } from './chat-merge.ts';

/** Organizations whose users are due to be read; those of accounts that have no chat, or are suspended, are not. */
export const organizationLeases = leasesOn({
  table: chatOrganization,
  key: { accountId: chatOrganization.accountId },
  dueAt: chatOrganization.dueAt,
  leaseUntil: chatOrganization.leaseUntil,
  fence: chatOrganization.fence,
  where: sql`exists (select from ${account} where ${account.id} = ${chatOrganization.accountId}
    and ${account.maxChatUsers} > 0 and ${account.state} = 'active')`,
});
export type TakenOrganization = Leased<{ accountId: typeof chatOrganization.accountId }>;

interface Finished {
  readonly failure: '' | 'chat_refused' | 'upstream_failed';
  readonly now: Date;
  readonly nextDueAt: Date;
}

/** False when somebody else has it by now. What was asked for meanwhile stays due. */
export async function finishSync(
  db: Database,
  taken: TakenOrganization,
  { failure, now, nextDueAt }: Finished,
): Promise<boolean> {
  const isAskedAgain = sql`date_trunc('milliseconds', ${chatOrganization.dueAt}) <> ${taken.dueAt}`;
  const isWell = failure === '';
  const failedSince: SQL | null = isWell ? null : sql`coalesce(${chatOrganization.failedSince}, ${now})`;
  const finished = await db
    .update(chatOrganization)
    .set({
      dueAt: sql`case when ${isAskedAgain} and ${isWell} then ${chatOrganization.dueAt} else ${nextDueAt}::timestamptz end`,
      leaseUntil: null,
      failure,
      failedSince,
      ...(isWell ? { syncedAt: now, unreachableUntil: null } : {}),
    })
    .where(organizationLeases.heldBy(taken))
    .returning({ accountId: chatOrganization.accountId });
  return finished.length > 0;
}

export function readKnown(db: Database, accountId: number): Promise<KnownChatUser[]> {
  return db
    .select({
      id: chatUser.id,
      zulipId: chatUser.zulipId,
      domainId: chatUser.domainId,
      email: chatUser.email,
      name: chatUser.name,
      role: chatUser.role,
      active: chatUser.active,
      failure: chatUser.failure,
      changedAt: chatUser.changedAt,
      removedAt: chatUser.removedAt,
    })
    .from(chatUser)
    .where(eq(chatUser.accountId, accountId))
    .orderBy(chatUser.id)
    .for('update');
}

/** The account's own verified domains, by name. */
export async function readDomainIds(db: Database, accountId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: domainName.id, ascii: domainName.ascii })
    .from(domainName)
    .where(
      and(
        eq(domainName.accountId, accountId),
        eq(domainName.kind, 'domain'),
        isNull(domainName.removedAt),
        isNotNull(domainName.verifiedAt),
      ),
    );
  return new Map(rows.map(({ id, ascii }) => [ascii, Number(id)]));
}

/** Each kind of change in one statement, however many rows. */
export async function saveMerge(
  db: Database,
  accountId: number,
  { change, add, remove }: Merge,
  now: Date,
): Promise<void> {
  const stored = (member: Merge['add'][number]) => ({ ...member, readable: readableName(member.email) });
  const columns = sql`"zulipId" bigint, "domainId" bigint, email text, readable text, name text, role text, active boolean`;
  if (remove.length > 0) {
    await db
      .delete(chatUser)
      .where(and(eq(chatUser.accountId, accountId), inArray(chatUser.id, [...remove])));
  }
  if (change.length > 0) {
    const rows = change.map(({ isBack, ...member }) => ({ ...stored(member), isBack, id: member.id }));
    await db.execute(sql`
      update ${chatUser} set zulip_id = m."zulipId", domain_id = m."domainId", email = m.email,
             readable = m.readable, name = m.name, role = m.role, active = m.active, removed_at = null,
             adopted = ${chatUser.adopted} or m."isBack", version = ${chatUser.version} + 1, changed_at = ${now},
             failure = case when ${chatUser.failure} = 'upstream_failed' then '' else ${chatUser.failure} end
        from json_to_recordset(${JSON.stringify(rows)}::json) as m (id bigint, "isBack" boolean, ${columns})
       where ${chatUser.accountId} = ${accountId} and ${chatUser.id} = m.id`);
  }
  if (add.length > 0) {
    await db.execute(sql`
      insert into ${chatUser} (account_id, zulip_id, domain_id, email, readable, name, role, active, adopted,
             created_at, changed_at)
      select ${accountId}, m."zulipId", m."domainId", m.email, m.readable, m.name, m.role, m.active, true, ${now}, ${now}
        from json_to_recordset(${JSON.stringify(add.map(stored))}::json) as m (${columns})`);
  }
}

/** In place of an admin's name, none of which has a capital letter: nobody here knows who it was. */
const zulipName = 'Zulip';

/** For the account to see; of who leads the organization nothing changes unnoticed. */
export async function recordRoles(
  db: Database,
  accountId: number,
  roles: readonly ChangedRole[],
  now: Date,
): Promise<void> {
  if (roles.length === 0) return;
  await db.execute(sql`
    insert into ${accountHistory} (account_id, at, adminname, action, target, domain_id, before, after)
    select ${accountId}, ${now}, ${zulipName}, 'refreshChatUsers', r.email, r."domainId",
           jsonb_build_object('role', r.before), jsonb_build_object('role', r.after, 'changed_there', true)
      from json_to_recordset(${JSON.stringify(roles)}::json)
        as r (email text, "domainId" bigint, before text, after text)`);
}
