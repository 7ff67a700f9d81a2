import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { account } from '../../../db/schema/account.ts';
import { admin } from '../../../db/schema/admin.ts';
import { domain, domainName } from '../../../db/schema/domain.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import { spamLink } from '../../../db/schema/spam-report.ts';
import { hashKey } from '../../../kernel/random-keys.ts';

export type SpamLink = NonNullable<Awaited<ReturnType<typeof findSpamLink>>>;

/** What a link of a report leads to while it counts, also when it was used: then it says what became of it. */
export async function findSpamLink(
  db: Database,
  key: string,
  { now, lock = false }: { readonly now: Date; readonly lock?: boolean },
) {
  const reading = db
    .select({
      accountId: spamLink.accountId,
      id: spamLink.id,
      domainId: mailUser.domainId,
      email: mailUser.email,
      language: mailUser.language,
      accountLanguage: account.language,
      timezone: sql<string>`coalesce(nullif(${domain.timezone}, ''), ${account.timezone})`,
      sender: spamLink.sender,
      address: spamLink.address,
      subject: spamLink.subject,
      receivedAt: spamLink.receivedAt,
      askedAt: spamLink.askedAt,
      allows: spamLink.allows,
      outcome: spamLink.outcome,
      isAdmin: sql<boolean>`exists (select from ${admin} where ${admin.accountId} = ${mailUser.accountId}
        and lower(${admin.email}) = ${mailUser.email} and ${admin.active})`,
    })
    .from(spamLink)
    .innerJoin(mailUser, and(eq(mailUser.accountId, spamLink.accountId), eq(mailUser.id, spamLink.userId)))
    .innerJoin(
      domainName,
      and(eq(domainName.accountId, mailUser.accountId), eq(domainName.id, mailUser.domainId)),
    )
    .innerJoin(domain, and(eq(domain.accountId, domainName.accountId), eq(domain.id, domainName.id)))
    .innerJoin(account, eq(account.id, spamLink.accountId))
    .where(
      and(
        eq(spamLink.keyHash, hashKey(key)),
        gt(spamLink.expiresAt, now),
        eq(mailUser.active, true),
        isNull(mailUser.removedAt),
        isNull(domainName.removedAt),
        eq(account.state, 'active'),
      ),
    );
  const [found] = await (lock ? reading.for('update', { of: spamLink }) : reading);
  return found;
}

/** From now on the link is used, and the mail engine hears of it. */
export async function askForRelease(
  db: Database,
  { accountId, id }: Pick<SpamLink, 'accountId' | 'id'>,
  { now, allows }: { readonly now: Date; readonly allows: boolean },
): Promise<void> {
  await db
    .update(spamLink)
    .set({ askedAt: now, allows })
    .where(and(eq(spamLink.accountId, accountId), eq(spamLink.id, id)));
}
