import { type Area, type Level, levels } from '@posthouse/contract/core/permissions';
import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database, DatabasePool } from '../../db/pool.ts';
import { account } from '../../db/schema/account.ts';
import { admin, adminPermission } from '../../db/schema/admin.ts';
import { filterSettings } from '../../db/schema/filter-rules.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PasswordHashing } from '../../kernel/password-hashing.ts';
import { createAccount } from '../../rules/accounts/account-store.ts';
import { generatePassword } from '../../rules/logins/generated-password.ts';
import { addDemoAddresses } from './demo-addresses.ts';
import { addDemoCrowd, crowdLimits } from './demo-crowd.ts';
import { addDemoDelivery } from './demo-delivery.ts';
import { addDemoDomains } from './demo-domains.ts';
import { addDemoFolders } from './demo-folders.ts';
import { addHistory, type DemoAdmin, demoHistory, lastLogins } from './demo-history.ts';
import { addDemoLogs } from './demo-logs.ts';
import { addDemoSharing } from './demo-sharing.ts';
import { addDemoUsers } from './demo-users.ts';
import { SeededRandom } from './seeded-random.ts';

export const demoName = 'demo';
/** Of its main admin. */
export const demoEmail = 'admin@demo.example';

export interface DemoLogin {
  readonly username: string;
  readonly password: string;
}

interface DemoOptions {
  readonly passwordHash: string;
  readonly seed: number;
  /** How many domains; a few when it does not matter. */
  readonly domains?: number;
  /** How many users beside the few that are always there. */
  readonly users?: number;
  /** How many rows of the logs of mail; some hundred when it does not matter. */
  readonly logRows?: number;
  readonly now: Date;
}

/** Creates a demo account in a database without accounts. */
export async function createDemoAccountWhereEmpty(
  { db, pool }: DatabasePool,
  passwords: PasswordHashing,
  wantedPassword: string | undefined,
): Promise<DemoLogin | undefined> {
  const existing = await db.select({ id: account.id }).from(account).limit(1);
  if (existing.length > 0) return undefined;
  const password = wantedPassword ?? generatePassword();
  await createDemoAccount(pool, { passwordHash: await passwords.hash(password), seed: 1, now: new Date() });
  return { username: demoName, password };
}

/** The same seed creates the same account, except for times, which are relative to now. */
export async function createDemoAccount(
  pool: Pool,
  { passwordHash, seed, domains = someDomains, users: crowd = 0, logRows = someLogRows, now }: DemoOptions,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const db: Database = drizzle(client);
    const needed = crowdLimits(crowd);
    const { accountId, adminId } = await createAccount(db, {
      name: demoName,
      email: demoEmail,
      passwordHash,
      limits: {
        ...demoLimits,
        maxdomains: Math.max(demoLimits.maxdomains, domains),
        maxemails: demoLimits.maxemails + needed.maxemails,
        maxquota: demoLimits.maxquota + needed.maxquota,
      },
      now,
    });
    await db.update(account).set(demoSettings).where(eq(account.id, accountId));
    await db.insert(filterSettings).values({ accountId, domainId: null, ...demoFiltering });
    const random = new SeededRandom(seed);
    const admins: [DemoAdmin, ...DemoAdmin[]] = [{ adminId, username: demoName, remoteIp: '198.51.100.7' }];
    for (const subAdmin of subAdmins) {
      admins.push(await insertSubAdmin(db, accountId, subAdmin, passwordHash, now));
    }
    const made = await addDemoDomains(db, accountId, { count: domains, random, now });
    const users = await addDemoUsers(db, accountId, made, { passwordHash, random, now });
    await addDemoCrowd(db, accountId, made, { count: crowd, passwordHash, random, now });
    await addDemoSharing(db, accountId, users);
    await addDemoAddresses(db, accountId, { domains: made, users });
    await addDemoFolders(db, accountId, made, users);
    await addDemoDelivery(
      db,
      accountId,
      users.map(({ email }) => email),
      now,
    );
    await addDemoLogs(client, { accountId, people: users, rows: logRows, seed, now });
    const history = demoHistory(accountId, { admins, domains: made, users }, random, now);
    await addHistory(db, history);
    for (const [loggedIn, lastLoginAt] of lastLogins(history)) {
      await db
        .update(admin)
        .set({ lastLoginAt })
        .where(and(eq(admin.accountId, accountId), eq(admin.id, loggedIn)));
    }
  });
}

const someDomains = 4;
const someLogRows = 600;

const demoSettings = { timezone: 'Europe/Berlin', homeCountry: 'DE', quotaAlertCc: 'it@demo.example' };
const demoFiltering = { reportHours: 24, loginCountries: 2 };

const demoLimits = {
  maxemails: 200,
  maxeemails: 50,
  maxdomains: 20,
  maxexemails: 10,
  maxzulipusers: 25,
  maxquota: 2_000_000,
};

interface DemoSubAdmin {
  readonly username: string;
  readonly name: string;
  readonly remoteIp: string;
  readonly rights: Partial<Record<Area, Level>>;
}

const subAdmins: readonly DemoSubAdmin[] = [
  {
    username: 'demo.helpdesk',
    name: 'Dewi Lestari',
    remoteIp: '198.51.100.23',
    rights: { users: levels.addUpdate, aliases: levels.addUpdate, lists: levels.view, logs: levels.view },
  },
  {
    username: 'demo.auditor',
    name: 'Jonas Weber',
    remoteIp: '203.0.113.61',
    rights: { accounthistory: levels.view, logs: levels.view, domains: levels.view },
  },
];

async function insertSubAdmin(
  db: Database,
  accountId: number,
  { username, name, remoteIp, rights }: DemoSubAdmin,
  passwordHash: string,
  now: Date,
): Promise<DemoAdmin> {
  const [made] = await db
    .insert(admin)
    .values({
      accountId,
      role: 'subadmin',
      username,
      name,
      email: `${username}@demo.example`,
      emailConfirmedAt: now,
      passwordHash,
      passwordChangedAt: now,
    })
    .returning({ id: admin.id });
  const adminId = Number(made?.id);
  const levelRows = Object.entries(rights).map(([area, level]) => ({ accountId, adminId, area, level }));
  await db.insert(adminPermission).values(levelRows);
  return { adminId, username, remoteIp };
}
