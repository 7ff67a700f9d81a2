import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/pool.ts';
import { account } from '../../../db/schema/account.ts';
import { admin } from '../../../db/schema/admin.ts';
import { oneTimeKey } from '../../../db/schema/session.ts';
import type { AdminKey } from '../../../kernel/actor.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { findOneTimeKey } from '../../../kernel/one-time-keys.ts';

export async function forgetInvitation({ db, caller }: TenantContext, adminId: number): Promise<void> {
  await db
    .delete(oneTimeKey)
    .where(
      and(
        eq(oneTimeKey.accountId, caller.accountId),
        eq(oneTimeKey.adminId, adminId),
        eq(oneTimeKey.purpose, 'invitation'),
      ),
    );
}

export interface Invited extends AdminKey {
  readonly username: string;
  readonly email: string;
  readonly accountName: string;
}

/** Who is behind a link that counts: still invited, at the same address, and neither disabled nor suspended. */
export async function findInvited(
  db: Database,
  key: string,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<Invited | undefined> {
  const found = await findOneTimeKey(db, key, 'invitation', now);
  if (found === undefined) return undefined;
  const { email } = found.detail as { email: string };
  const reading = db
    .select({
      accountId: admin.accountId,
      adminId: sql<number>`${admin.id}`.mapWith(Number),
      username: admin.username,
      email: admin.email,
      accountName: account.name,
    })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(
      and(
        eq(admin.accountId, found.accountId),
        eq(admin.id, found.adminId),
        eq(admin.email, email),
        isNull(admin.passwordHash),
        eq(admin.active, true),
        eq(account.state, 'active'),
      ),
    );
  const [row] = await (lock ? reading.for('no key update', { of: admin }) : reading);
  return row;
}

/**
 * The first password of somebody whose address is theirs, for the link was sent there. Where somebody else has confirmed
 * the same address before, they sign in by their user name alone. Answers whether it is confirmed now.
 */
export async function saveAccepted(
  db: Database,
  { accountId, adminId }: AdminKey,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<boolean> {
  const [saved] = await db
    .update(admin)
    .set({
      passwordHash,
      passwordChangedAt: now,
      emailConfirmedAt: sql`case when exists (select from ${admin} as other where other.email = ${admin.email}
        and other.email_confirmed_at is not null) then null else ${now}::timestamptz end`,
      version: sql`${admin.version} + 1`,
    })
    .where(and(eq(admin.accountId, accountId), eq(admin.id, adminId)))
    .returning({ confirmedAt: admin.emailConfirmedAt });
  return saved?.confirmedAt != null;
}
