import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '../../db/pool.ts';
import { admin } from '../../db/schema/admin.ts';
import { domainName } from '../../db/schema/domain.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findAccount, lockAccount, saveLimits } from '../accounts-store.ts';
import { demoEmail, demoName } from './demo-account.ts';
import { addDemoCrowd, crowdLimits } from './demo-crowd.ts';
import { addDemoDomains } from './demo-domains.ts';
import { addHistory, domainHistory, type MadeDomain } from './demo-history.ts';
import { addDemoLogs, type LoggedPerson } from './demo-logs.ts';
import { SeededRandom } from './seeded-random.ts';

interface Growth {
  readonly seed: number;
  /** How many there are in the end. */
  readonly domains?: number;
  /** How many more. */
  readonly users?: number;
  readonly logRows?: number;
  readonly now: Date;
}

/** More domains, users and rows of the logs for the demo account that is there; false where an account of this name is another. */
export async function growDemoAccount(
  pool: Pool,
  { seed, domains = 0, users = 0, logRows = 0, now }: Growth,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const db: Database = drizzle(client);
    await lockAccount(db, demoName);
    const found = await findAccount(db, demoName);
    const main = found && (await readMainAdmin(db, found.account.id));
    if (!main || found.email !== demoEmail) return false;
    const { account, usage } = found;
    const needed = crowdLimits(users);
    await saveLimits(db, account.id, {
      maxdomains: Math.max(account.maxDomains, domains),
      maxemails: Math.max(account.maxBasicUsers, usage.basicUsers + needed.maxemails),
      maxquota: Math.max(account.maxQuotaMb, usage.quotaMb + needed.maxquota),
    });
    const random = new SeededRandom(seed);
    const there = await readDomains(db, account.id);
    const more = { count: domains, present: there.length, random, now };
    const made = await addDemoDomains(db, account.id, more);
    const { id: adminId, username, passwordHash } = main;
    await addHistory(db, domainHistory(account.id, { adminId, username, remoteIp: '198.51.100.7' }, made));
    const present = usage.basicUsers + usage.enhancedUsers + usage.exchangeUsers;
    await addDemoCrowd(db, account.id, [...there, ...made], {
      count: users,
      present,
      passwordHash,
      random,
      now,
    });
    const people = await readPeople(db, account.id);
    await addDemoLogs(client, { accountId: account.id, people, rows: logRows, seed, now });
    return true;
  });
}

/** Enough of them that each has some mail. */
const mostPeople = 1_000;

function readPeople(db: Database, accountId: number): Promise<LoggedPerson[]> {
  return db
    .select({ email: mailUser.email, domainId: mailUser.domainId })
    .from(mailUser)
    .where(eq(mailUser.accountId, accountId))
    .orderBy(mailUser.id)
    .limit(mostPeople);
}

async function readMainAdmin(db: Database, accountId: number) {
  const [found] = await db
    .select({ id: admin.id, username: admin.username, passwordHash: admin.passwordHash })
    .from(admin)
    .where(and(eq(admin.accountId, accountId), eq(admin.role, 'admin')));
  // Whoever was invited and has no password yet made no demo.
  return found?.passwordHash ? { ...found, passwordHash: found.passwordHash } : undefined;
}

async function readDomains(db: Database, accountId: number): Promise<MadeDomain[]> {
  const found = await db
    .select()
    .from(domainName)
    .where(and(eq(domainName.accountId, accountId), eq(domainName.kind, 'domain')))
    .orderBy(domainName.id);
  return found.map(({ id, ascii: name, unicode, state, createdAt }) => ({
    ...{ id, name, unicode, isVerified: state === 'verified', createdAt },
  }));
}
