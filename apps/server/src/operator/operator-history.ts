import { type OperatorCommand, operatorAction } from '@posthouse/contract/core/operator-commands';
import type { Database } from '../db/pool.ts';
import { accountHistory } from '../db/schema/account-history.ts';
import type { Facts } from '../kernel/context.ts';

/** Shown in the account history in place of an admin's name; no account can have this name. */
export const operatorName = 'operator';

interface OperatorEntry {
  readonly accountId: number;
  readonly command: OperatorCommand;
  readonly target: string;
  readonly domainId?: number;
  readonly at: Date;
  readonly before?: Facts;
  readonly after?: Facts;
}

/** What the provider did to an account, for the account to see. */
export async function writeOperatorEntry(db: Database, entry: OperatorEntry): Promise<void> {
  await db.insert(accountHistory).values({
    accountId: entry.accountId,
    adminname: operatorName,
    action: operatorAction(entry.command),
    target: entry.target,
    domainId: entry.domainId,
    at: entry.at,
    before: entry.before,
    after: entry.after,
  });
}
