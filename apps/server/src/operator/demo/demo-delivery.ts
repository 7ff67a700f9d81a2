import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { deliveryRules, type StoredRule, vacation } from '../../db/schema/delivery.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import { renderScripts } from '../../rules/sieve/user-scripts-store.ts';

const rules: readonly StoredRule[] = [
  {
    id: 'r1',
    name: 'Invoices',
    active: true,
    match: 'any',
    conditions: [
      { field: 'subject', header: '', test: 'contains', value: 'Invoice' },
      { field: 'sender', header: '', test: 'ends', value: '@billing.example' },
    ],
    actions: [
      { type: 'move', value: 'Bills' },
      { type: 'read', value: '' },
    ],
    stop: true,
  },
  {
    id: 'r2',
    name: 'Newsletters',
    active: true,
    match: 'all',
    conditions: [{ field: 'header', header: 'List-Id', test: 'contains', value: 'news' }],
    actions: [{ type: 'move', value: 'Reading/Newsletters' }],
    stop: true,
  },
  {
    id: 'r3',
    name: 'Urgent to the deputy',
    active: false,
    match: 'all',
    conditions: [{ field: 'subject', header: '', test: 'starts', value: '[urgent]' }],
    actions: [
      { type: 'flag', value: '' },
      { type: 'forward', value: 'deputy@partner.example' },
    ],
    stop: false,
  },
];

const dayMs = 86_400_000;

/** One user with rules, one who is away. */
export async function addDemoDelivery(
  db: Database,
  accountId: number,
  emails: readonly string[],
  now: Date,
): Promise<void> {
  const emailOf = (name: string) => emails.find((email) => email.startsWith(`${name}@`)) ?? '';
  const [sorting, away] = [emailOf('anna.berg'), emailOf('emil.fuchs')];
  const users = await db
    .select({ id: mailUser.id, email: mailUser.email })
    .from(mailUser)
    .where(and(eq(mailUser.accountId, accountId), inArray(mailUser.email, [sorting, away])));
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  for (const { id: userId, email } of users) {
    if (email === sorting) await db.insert(deliveryRules).values({ accountId, userId, rules });
    else {
      await db.insert(vacation).values({
        accountId,
        userId,
        active: true,
        startsOn: day(-3),
        endsOn: day(11),
        subject: 'Out of office',
        text: 'Thank you for your message.\n\nI am away at the moment and will answer when I am back.',
      });
    }
  }
  await renderScripts(
    { db, caller: { accountId, domains: 'all' } },
    users.map(({ id }) => id),
  );
}
