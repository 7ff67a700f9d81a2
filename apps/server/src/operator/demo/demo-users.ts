import type { AccountType, MailboxType } from '@posthouse/contract/features/users';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { auditDomain } from '../../db/schema/audit.ts';
import { address } from '../../db/schema/domain.ts';
import { mailUser, userMeasure } from '../../db/schema/mail-user.ts';
import type { MadeDomain, MadeUser } from './demo-history.ts';
import type { SeededRandom } from './seeded-random.ts';

interface DemoUser {
  readonly username: string;
  readonly name: string;
  readonly type?: AccountType;
  readonly mailbox?: MailboxType;
  readonly quotaMb: number;
  /** Of the quota, where it is known. */
  readonly usedShare?: number;
  readonly isDisabled?: boolean;
}

/** Of each of the first verified domains. */
const usersOfDomains: readonly (readonly DemoUser[])[] = [
  [
    { username: 'anna.berg', name: 'Anna Berg', type: 'enhanced', quotaMb: 25_000, usedShare: 0.42 },
    { username: 'ben.carter', name: 'Ben Carter', quotaMb: 10_000, usedShare: 0.93 },
    { username: 'carla.dias', name: 'Carla Dias', quotaMb: 10_000, usedShare: 0.18 },
    { username: 'info', name: 'Info', type: 'enhanced', mailbox: 'shared', quotaMb: 5_000, usedShare: 0.31 },
    { username: 'room.harbour', name: 'Harbour room', type: 'enhanced', mailbox: 'room', quotaMb: 500 },
    { username: 'van', name: 'Van', type: 'enhanced', mailbox: 'equipment', quotaMb: 500 },
    { username: 'dan.evans', name: 'Dan Evans', quotaMb: 2_000, usedShare: 0.65, isDisabled: true },
  ],
  [
    { username: 'emil.fuchs', name: 'Emil Fuchs', quotaMb: 5_000, usedShare: 0.55 },
    { username: 'greta.huber', name: 'Greta Huber', type: 'enhanced', quotaMb: 15_000, usedShare: 1 },
    { username: 'kontakt', name: '', quotaMb: 2_000 },
    { username: 'journal', name: 'Journal', type: 'audit', quotaMb: 50_000, usedShare: 0.36 },
  ],
  [
    { username: 'ines.jacquet', name: 'Inès Jacquet', quotaMb: 8_000, usedShare: 0.27 },
    { username: 'jo', name: 'Jo Kaya', quotaMb: 3_000, usedShare: 0.08 },
  ],
];

const hourMs = 3_600_000;
const bytesPerMb = 1_000_000;

interface Setting {
  readonly passwordHash: string;
  readonly random: SeededRandom;
  readonly now: Date;
}

/** A few people, rooms and things in the verified domains, well within the limits of the account; an audit mailbox gets copies of its own domain. */
export async function addDemoUsers(
  db: Database,
  accountId: number,
  domains: readonly MadeDomain[],
  setting: Setting,
): Promise<MadeUser[]> {
  const made: MadeUser[] = [];
  const verified = domains.filter(({ isVerified }) => isVerified);
  for (const [index, users] of usersOfDomains.entries()) {
    const domain = verified[index];
    if (domain === undefined) break;
    for (const user of users) {
      const added = await addUser(db, accountId, domain, user, setting);
      made.push(added);
      if (user.type === 'audit') {
        await db.insert(auditDomain).values({ accountId, domainId: domain.id, userId: added.id });
      }
    }
  }
  return made;
}

async function addUser(
  db: Database,
  accountId: number,
  domain: MadeDomain,
  { username, name, type = 'basic', mailbox = 'normal', quotaMb, usedShare, isDisabled = false }: DemoUser,
  { passwordHash, random, now }: Setting,
): Promise<MadeUser> {
  const createdAt = new Date(domain.createdAt.getTime() + (24 + random.below(7 * 24)) * hourMs);
  const lastLoginAt = new Date(now.getTime() - (1 + random.below(5 * 24)) * hourMs);
  const logsIn = mailbox === 'normal';
  const place = { accountId, domainId: domain.id };
  const [claimed] = await db
    .insert(address)
    .values({ ...place, localPart: username, kind: 'user', createdAt })
    .returning({ id: address.id });
  const id = Number(claimed?.id);
  const email = `${username}@${domain.name}`;
  await db.insert(mailUser).values({
    ...place,
    id,
    email,
    readable: `${username}@${domain.unicode}`,
    name,
    accountType: type,
    smtp: type !== 'audit',
    mailboxType: mailbox,
    active: !isDisabled,
    passwordHash: logsIn ? passwordHash : null,
    passwordChangedAt: logsIn ? createdAt : null,
    quotaMb,
    createdAt,
  });
  if (usedShare !== undefined) {
    const usedBytes = Math.round(usedShare * quotaMb * bytesPerMb);
    await measureUsers(db, [{ accountId, userId: id, usedBytes, lastLoginAt: logsIn ? lastLoginAt : null }]);
  }
  const fields = { email, name, account_type: type, mailbox_type: mailbox, quota: quotaMb };
  return { id, email, domainId: domain.id, createdAt, fields };
}

/** As if the mail engine had told it. */
export async function measureUsers(
  db: Database,
  measures: readonly (typeof userMeasure.$inferInsert)[],
): Promise<void> {
  await db
    .insert(userMeasure)
    .values([...measures])
    .onConflictDoUpdate({
      target: [userMeasure.accountId, userMeasure.userId],
      set: { usedBytes: sql`excluded.used_bytes`, lastLoginAt: sql`excluded.last_login_at` },
    });
}
