import { AppError } from '@posthouse/contract/core/errors';
import type { MailService } from '@posthouse/contract/fields/mail-service';
import { and, asc, eq, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/account.ts';
import { domain, domainName } from '../../../db/schema/domain.ts';
import { appPassword, oneTimePassword } from '../../../db/schema/mail-login.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import type { TenantContext } from '../../../kernel/context.ts';

const ofUser = ({ caller }: TenantContext, userId: number) =>
  and(eq(appPassword.accountId, caller.accountId), eq(appPassword.userId, userId));

type AtMoment = TenantContext & { readonly now: Date };

/** The day it is in the account’s timezone. */
export async function readToday({ db, caller, now }: AtMoment): Promise<string> {
  const [found] = await db
    .select({
      day: sql<string>`(${now.toISOString()}::timestamptz at time zone ${account.timezone})::date::text`,
    })
    .from(account)
    .where(eq(account.id, caller.accountId));
  if (found === undefined) throw new Error(`account ${caller.accountId} is gone`);
  return found.day;
}

/** Oldest first. */
export async function listAppPasswords(ctx: AtMoment, userId: number) {
  const today = await readToday(ctx);
  const found = await ctx.db
    .select()
    .from(appPassword)
    .where(ofUser(ctx, userId))
    .orderBy(asc(appPassword.createdAt), asc(appPassword.id));
  return found.map((row) => ({
    id: String(row.id),
    label: row.label,
    services: servicesOf(row),
    expires_on: row.expiresOn,
    expired: row.expiresOn !== null && row.expiresOn < today ? (1 as const) : (0 as const),
    created_at: row.createdAt.toISOString(),
    lastuse: row.lastUsedAt?.toISOString() ?? null,
  }));
}

type StoredServices = Pick<typeof appPassword.$inferSelect, MailService>;
const servicesOf = ({ imap, pop3, smtp }: StoredServices): MailService[] => [
  ...(imap ? ['imap' as const] : []),
  ...(pop3 ? ['pop3' as const] : []),
  ...(smtp ? ['smtp' as const] : []),
];

interface NewAppPassword {
  readonly label: string;
  readonly services: readonly MailService[];
  readonly expiresOn: string | null;
  readonly digest: string;
}

export async function insertAppPassword(
  { db, caller, now }: AtMoment,
  userId: number,
  { services, ...draft }: NewAppPassword,
): Promise<string> {
  const [made] = await db
    .insert(appPassword)
    .values({
      ...draft,
      accountId: caller.accountId,
      userId,
      imap: services.includes('imap'),
      pop3: services.includes('pop3'),
      smtp: services.includes('smtp'),
      createdAt: now,
    })
    .returning({ id: appPassword.id });
  return String(made?.id);
}

export async function deleteAppPassword(ctx: TenantContext, userId: number, passwordId: number) {
  const [gone] = await ctx.db
    .delete(appPassword)
    .where(and(ofUser(ctx, userId), eq(appPassword.id, passwordId)))
    .returning();
  if (gone === undefined) throw new AppError('not_found');
  return { label: gone.label, services: servicesOf(gone), expires_on: gone.expiresOn };
}

/** Whether a user has a login of its own. */
export async function hasLogin({ db, caller }: TenantContext, userId: number): Promise<boolean> {
  const [found] = await db
    .select({ hash: mailUser.passwordHash })
    .from(mailUser)
    .where(and(eq(mailUser.accountId, caller.accountId), eq(mailUser.id, userId)));
  return (found?.hash ?? null) !== null;
}

/** Of the domain of a user, what decides whether it can log in. */
export async function readLoginDomain({ db, caller }: TenantContext, domainId: number) {
  const [found] = await db
    .select({ active: domain.active, webmail: domain.webmail, verifiedAt: domainName.verifiedAt })
    .from(domain)
    .innerJoin(domainName, and(eq(domainName.accountId, domain.accountId), eq(domainName.id, domain.id)))
    .where(and(eq(domain.accountId, caller.accountId), eq(domain.id, domainId)));
  if (found === undefined) throw new Error('a user has no domain');
  return found;
}

/** The one of a user: a newer one ends the older. */
export async function putOneTimePassword(
  { db, caller }: TenantContext,
  userId: number,
  draft: Pick<typeof oneTimePassword.$inferInsert, 'digest' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  await db
    .insert(oneTimePassword)
    .values({ accountId: caller.accountId, userId, ...draft })
    .onConflictDoUpdate({ target: [oneTimePassword.accountId, oneTimePassword.userId], set: draft });
}
