import { passwordHandoverActions } from '@posthouse/contract/features/users/password-handover';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { account } from '../../../db/schema/account.ts';
import { admin } from '../../../db/schema/admin.ts';
import { domain, domainName } from '../../../db/schema/domain.ts';
import { passwordHandover } from '../../../db/schema/mail-login.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import type { CallerContext, TenantContext } from '../../../kernel/context.ts';
import { hashKey } from '../../../kernel/random-keys.ts';
import { makerMay } from '../../../rules/admins/link-maker-store.ts';

const ofUser = ({ caller }: TenantContext, userId: number) =>
  and(eq(passwordHandover.accountId, caller.accountId), eq(passwordHandover.userId, userId));

/** Of the password a user has now. */
const presentDigest = sql<Buffer>`sha256(convert_to(${mailUser.passwordHash}, 'UTF8'))`;

interface NewHandover {
  readonly key: string;
  readonly sealed: Buffer;
  readonly createdBy: string;
  readonly expiresAt: Date;
}

/** One link a user: a new one takes the place of the old. It shows the password the user has at this moment. */
export async function saveHandover(
  { db, caller, now }: CallerContext,
  userId: number,
  { key, ...made }: NewHandover,
): Promise<void> {
  const [user] = await db
    .select({ passwordDigest: presentDigest })
    .from(mailUser)
    .where(and(eq(mailUser.accountId, caller.accountId), eq(mailUser.id, userId)));
  if (user === undefined) throw new Error('the user of this command is gone');
  const link = {
    ...made,
    ...user,
    keyHash: hashKey(key),
    madeBy: caller.adminId,
    createdAt: now,
    shownAt: null,
  };
  await db
    .insert(passwordHandover)
    .values({ accountId: caller.accountId, userId, ...link })
    .onConflictDoUpdate({ target: [passwordHandover.accountId, passwordHandover.userId], set: link });
}

export async function deleteHandover(ctx: TenantContext, userId: number): Promise<void> {
  await ctx.db.delete(passwordHandover).where(ofUser(ctx, userId));
}

const itsUser = and(
  eq(mailUser.accountId, passwordHandover.accountId),
  eq(mailUser.id, passwordHandover.userId),
);
/** Neither of a user in the recycle bin nor of a password that was changed since. */
const stillIts = and(isNull(mailUser.removedAt), eq(passwordHandover.passwordDigest, presentDigest));

/** The link of a user while it counts, also when it was used; its address cannot be told again. */
export async function readHandover(ctx: TenantContext & { readonly now: Date }, userId: number) {
  const [found] = await ctx.db
    .select({
      createdAt: passwordHandover.createdAt,
      createdBy: passwordHandover.createdBy,
      expiresAt: passwordHandover.expiresAt,
      shownAt: passwordHandover.shownAt,
    })
    .from(passwordHandover)
    .innerJoin(mailUser, itsUser)
    .where(and(ofUser(ctx, userId), gt(passwordHandover.expiresAt, ctx.now), stillIts));
  return found;
}

export type HandedOver = NonNullable<Awaited<ReturnType<typeof findHandover>>>;

/** What a link leads to, while it counts: unused, in its time, for its maker, its password and the account. */
export async function findHandover(
  db: Database,
  key: string,
  { now, lock = false }: { readonly now: Date; readonly lock?: boolean },
) {
  const reading = db
    .select({
      accountId: passwordHandover.accountId,
      userId: passwordHandover.userId,
      domainId: mailUser.domainId,
      madeBy: passwordHandover.madeBy,
      createdBy: passwordHandover.createdBy,
      expiresAt: passwordHandover.expiresAt,
      sealed: passwordHandover.sealed,
      email: mailUser.email,
      readable: mailUser.readable,
      language: mailUser.language,
      timezone: account.timezone,
      accountType: mailUser.accountType,
      needsAppPassword: mailUser.twofaAllowed,
      services: { imap: mailUser.imap, pop3: mailUser.pop3, smtp: mailUser.smtp },
      hasWebmail: domain.webmail,
    })
    .from(passwordHandover)
    .innerJoin(mailUser, itsUser)
    .innerJoin(domain, and(eq(domain.accountId, mailUser.accountId), eq(domain.id, mailUser.domainId)))
    .innerJoin(domainName, and(eq(domainName.accountId, domain.accountId), eq(domainName.id, domain.id)))
    .innerJoin(account, eq(account.id, passwordHandover.accountId))
    .innerJoin(
      admin,
      and(eq(admin.accountId, passwordHandover.accountId), eq(admin.id, passwordHandover.madeBy)),
    )
    .where(
      and(
        eq(passwordHandover.keyHash, hashKey(key)),
        isNotNull(passwordHandover.sealed),
        gt(passwordHandover.expiresAt, now),
        stillIts,
        isNull(domainName.removedAt),
        eq(account.state, 'active'),
        eq(admin.active, true),
        makerMay(passwordHandoverActions.createPasswordHandover.access, mailUser.domainId),
      ),
    );
  const [found] = await (lock ? reading.for('update', { of: passwordHandover }) : reading);
  return found;
}

/** From now on the link shows nothing, and nothing is kept to be shown. */
export async function markShown(
  db: Database,
  { accountId, userId }: Pick<HandedOver, 'accountId' | 'userId'>,
  now: Date,
): Promise<void> {
  await db
    .update(passwordHandover)
    .set({ sealed: null, shownAt: now })
    .where(and(eq(passwordHandover.accountId, accountId), eq(passwordHandover.userId, userId)));
}
