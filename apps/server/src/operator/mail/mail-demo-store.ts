import { and, eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from '../../db/pool.ts';
import { appPassword } from '../../db/schema/mail-login.ts';

export interface DemoMailbox {
  readonly accountId: number;
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** May read and send now, from anywhere. */
  readonly logsIn: boolean;
  /** Nothing of it goes on to somebody else, who may be far away. */
  readonly keepsAll: boolean;
}

const roomBytes = 1_000_000;

/** The mailboxes of an account with room for some messages, in the order in which they were made. */
export async function listDemoMailboxes(pool: Pool, accountName: string): Promise<DemoMailbox[]> {
  const { rows } = await pool.query<DemoMailbox>(
    `select u.account_id::int as "accountId", u.id::int as id, u.email, m.name,
            engine.may_log_in(u, 'imap', now()) and engine.may_log_in(u, 'smtp', now())
              and u.login_ips = '{}' as "logsIn",
            not exists (select from engine.next_hop(u.email) h where h.reason <> 'mailbox') as "keepsAll"
       from account a
       join engine.active_user u on u.account_id = a.id
       join mail_user m on m.account_id = u.account_id and m.id = u.id
      where a.name = $1 and u.has_mailbox and engine.has_room(u.email, $2)
      order by u.id limit 50`,
    [accountName, roomBytes],
  );
  return rows;
}

/** One for a mailbox and label: the former one does not work any more. */
export async function replaceAppPassword(
  db: Database,
  { accountId, id }: DemoMailbox,
  { label, digest, now }: { readonly label: string; readonly digest: string; readonly now: Date },
): Promise<void> {
  const services = { imap: true, pop3: true, smtp: true };
  await db
    .delete(appPassword)
    .where(
      and(eq(appPassword.accountId, accountId), eq(appPassword.userId, id), eq(appPassword.label, label)),
    );
  await db.insert(appPassword).values({ accountId, userId: id, label, digest, ...services, createdAt: now });
}
