import type { Database } from '../db/pool.ts';
import { accountHistory } from '../db/schema/account-history.ts';
import type { Facts } from '../kernel/context.ts';

/** Shown in the account history in place of an admin's name; no account can have this name. */
export const operatorName = 'operator';

interface OperatorEntry {
  readonly accountId: number;
  /** The command, as typed: `account limits`. */
  readonly command: string;
  readonly target: string;
  readonly at: Date;
  readonly before?: Facts;
  readonly after?: Facts;
}

/** What the provider did to an account, for the account to see. */
export async function writeOperatorEntry(db: Database, entry: OperatorEntry): Promise<void> {
  await db.insert(accountHistory).values({
    accountId: entry.accountId,
    adminname: operatorName,
    action: `operator: ${entry.command}`,
    target: entry.target,
    at: entry.at,
    before: entry.before,
    after: entry.after,
  });
}
