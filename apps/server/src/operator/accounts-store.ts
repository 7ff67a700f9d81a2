import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { account, accountUsage } from '../db/schema/account.ts';
import { admin } from '../db/schema/admin.ts';
import { session } from '../db/schema/session.ts';
import { columnsOfLimits, type Limits } from '../rules/accounts/account-limits.ts';

export type AccountRow = typeof account.$inferSelect;
export type UsageRow = typeof accountUsage.$inferSelect;

export interface AccountSummary {
  readonly account: AccountRow;
  readonly usage: UsageRow;
  /** Of the main admin. */
  readonly email: string;
  readonly admins: number;
}

const summaries = (db: Database) =>
  db
    .select({
      account,
      usage: accountUsage,
      email: admin.email,
      admins: sql<number>`(select count(*) from ${admin} a where a.account_id = ${account.id})`.mapWith(
        Number,
      ),
    })
    .from(account)
    .innerJoin(accountUsage, eq(accountUsage.accountId, account.id))
    .innerJoin(admin, and(eq(admin.accountId, account.id), eq(admin.role, 'admin')));

export function listAccounts(db: Database): Promise<AccountSummary[]> {
  return summaries(db).orderBy(asc(account.name));
}

export async function findAccount(db: Database, name: string): Promise<AccountSummary | undefined> {
  const [row] = await summaries(db).where(eq(account.name, name));
  return row;
}

/** Two operators who change one account at once wait for each other. */
export async function lockAccount(db: Database, name: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.name, name)).for('update');
  return row;
}

export async function saveLimits(db: Database, accountId: number, limits: Limits): Promise<void> {
  await db.update(account).set(columnsOfLimits(limits)).where(eq(account.id, accountId));
}

export async function saveState(db: Database, accountId: number, state: AccountRow['state']): Promise<void> {
  await db.update(account).set({ state }).where(eq(account.id, accountId));
}

/** With everything that belongs to it. */
export async function deleteAccount(db: Database, accountId: number): Promise<void> {
  await db.delete(account).where(eq(account.id, accountId));
}

/** Ends the sessions of all its admins and returns how many there were. */
export async function endSessionsOfAccount(db: Database, accountId: number): Promise<number> {
  const ended = await db.delete(session).where(eq(session.accountId, accountId));
  return ended.rowCount ?? 0;
}
