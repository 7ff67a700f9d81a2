import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabasePool } from '../db/pool.ts';
import { account } from '../db/schema/account.ts';
import { inTransaction } from '../db/transaction.ts';
import { createAccount } from '../domain/account-store.ts';
import { generatePassword } from '../domain/generated-password.ts';
import type { PasswordHashing } from '../domain/password-hashing.ts';

const username = 'demo';

/** On a database without any account: one to look around with. */
export async function createDemoAccount(
  { db, pool }: DatabasePool,
  passwords: PasswordHashing,
  wantedPassword: string | undefined,
): Promise<{ username: string; password: string } | undefined> {
  const existing = await db.select({ id: account.id }).from(account).limit(1);
  if (existing.length > 0) return undefined;
  const password = wantedPassword ?? generatePassword();
  const passwordHash = await passwords.hash(password);
  await inTransaction(pool, (client) =>
    createAccount(drizzle(client), {
      name: username,
      email: 'admin@demo.example',
      passwordHash,
      limits: {
        maxemails: 200,
        maxeemails: 50,
        maxdomains: 20,
        maxexemails: 10,
        maxzulipusers: 25,
        maxquota: 2_000_000,
      },
      now: new Date(),
    }),
  );
  return { username, password };
}
