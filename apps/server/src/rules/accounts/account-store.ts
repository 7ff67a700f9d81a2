import type { Database } from '../../db/pool.ts';
import { account, accountUsage } from '../../db/schema/account.ts';
import { admin } from '../../db/schema/admin.ts';
import { columnsOfLimits, type Limits } from './account-limits.ts';

export interface NewAccount {
  /** The account's name is also its main admin's user name. */
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly limits: Limits;
  readonly now: Date;
}

/** An account with its ledger and its main admin; the operator vouches for the address. */
export async function createAccount(
  db: Database,
  wanted: NewAccount,
): Promise<{ accountId: number; adminId: number }> {
  const [made] = await db
    .insert(account)
    // No language until somebody chooses one in the settings.
    .values({ name: wanted.name, language: '', createdAt: wanted.now, ...columnsOfLimits(wanted.limits) })
    .returning({ accountId: account.id });
  if (made === undefined) throw new Error('insert answered no row');
  const accountId = Number(made.accountId);
  await db.insert(accountUsage).values({ accountId });
  const [mainAdmin] = await db
    .insert(admin)
    .values({
      accountId,
      role: 'admin',
      username: wanted.name,
      email: wanted.email,
      emailConfirmedAt: wanted.now,
      passwordHash: wanted.passwordHash,
      passwordChangedAt: wanted.now,
      createdAt: wanted.now,
    })
    .returning({ adminId: admin.id });
  return { accountId, adminId: Number(mainAdmin?.adminId) };
}
