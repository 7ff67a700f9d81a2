import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { anyOfIds } from '../../../db/any-of.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import { userDelegate, userSendAs, userSharing } from '../../../db/schema/user-sharing.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { holdAddresses } from '../../../rules/addresses/known-addresses.ts';

/** The versions of the three sets, 0 for one that was never stored. */
const versions = {
  forwards: userSharing.forwardsVersion,
  sendAs: userSharing.sendAsVersion,
  delegates: userSharing.delegatesVersion,
};
export type SharingSet = keyof typeof versions;
export type Sharing = Readonly<Record<SharingSet, number>> & { readonly keepCopy: boolean };

export async function readSharing({ db, caller }: TenantContext, userId: number): Promise<Sharing> {
  const [found] = await db
    .select({ ...versions, keepCopy: userSharing.keepCopy })
    .from(userSharing)
    .where(and(eq(userSharing.accountId, caller.accountId), eq(userSharing.userId, userId)));
  return found ?? { forwards: 0, sendAs: 0, delegates: 0, keepCopy: true };
}

/** One version more of a set. */
export async function bumpVersion(
  { db, caller }: TenantContext,
  userId: number,
  set: SharingSet,
  beside: { readonly keepCopy?: boolean } = {},
): Promise<void> {
  const version = `${set}Version` as const;
  await db
    .insert(userSharing)
    .values({ accountId: caller.accountId, userId, [version]: 1, ...beside })
    .onConflictDoUpdate({
      target: [userSharing.accountId, userSharing.userId],
      set: { [version]: sql`${versions[set]} + 1`, ...beside },
    });
}

export async function readSendAs({ db, caller }: TenantContext, userId: number): Promise<number[]> {
  const found = await db
    .select({ id: userSendAs.addressId })
    .from(userSendAs)
    .where(and(eq(userSendAs.accountId, caller.accountId), eq(userSendAs.userId, userId)));
  return found.map(({ id }) => id);
}

export async function replaceSendAs(
  ctx: TenantContext,
  userId: number,
  addressIds: readonly number[],
): Promise<void> {
  const { db } = ctx;
  const { accountId } = ctx.caller;
  await db.delete(userSendAs).where(and(eq(userSendAs.accountId, accountId), eq(userSendAs.userId, userId)));
  const rows = [...(await holdAddresses(ctx, addressIds))].map((addressId) => ({
    accountId,
    userId,
    addressId,
  }));
  if (rows.length > 0) await db.insert(userSendAs).values(rows);
}

/** One address more. */
export async function addSendAs(ctx: TenantContext, userId: number, addressId: number): Promise<void> {
  const row = { accountId: ctx.caller.accountId, userId, addressId };
  await ctx.db.insert(userSendAs).values(row).onConflictDoNothing();
  await bumpVersion(ctx, userId, 'sendAs');
}

export type Delegation = Pick<typeof userDelegate.$inferSelect, 'access' | 'sending'> & {
  readonly id: number;
};

/** Who can open the mailbox of a user. */
export async function readDelegates({ db, caller }: TenantContext, userId: number): Promise<Delegation[]> {
  return db
    .select({ id: userDelegate.delegateId, access: userDelegate.access, sending: userDelegate.sending })
    .from(userDelegate)
    .where(and(eq(userDelegate.accountId, caller.accountId), eq(userDelegate.userId, userId)));
}

/** The mailboxes that any of these can open. */
export async function findMailboxesOf(
  { db, caller }: TenantContext,
  userIds: readonly number[],
): Promise<number[]> {
  const found = await db
    .selectDistinct({ id: userDelegate.userId })
    .from(userDelegate)
    .where(and(eq(userDelegate.accountId, caller.accountId), anyOfIds(userDelegate.delegateId, userIds)))
    .orderBy(userDelegate.userId);
  return found.map(({ id }) => id);
}

/** The mailboxes a user can open; those in the recycle bin nobody can. */
export async function readOpenedMailboxes(
  { db, caller }: TenantContext,
  userId: number,
): Promise<Delegation[]> {
  return db
    .select({ id: userDelegate.userId, access: userDelegate.access, sending: userDelegate.sending })
    .from(userDelegate)
    .innerJoin(
      mailUser,
      and(eq(mailUser.accountId, userDelegate.accountId), eq(mailUser.id, userDelegate.userId)),
    )
    .where(
      and(
        eq(userDelegate.accountId, caller.accountId),
        eq(userDelegate.delegateId, userId),
        isNull(mailUser.removedAt),
      ),
    )
    .orderBy(asc(mailUser.readable))
    .limit(mostShown);
}

/** An administrator of everything may be a delegate of thousands. */
const mostShown = 500;

export async function replaceDelegates(
  ctx: TenantContext,
  userId: number,
  delegates: readonly Delegation[],
): Promise<void> {
  const { db } = ctx;
  const { accountId } = ctx.caller;
  await db
    .delete(userDelegate)
    .where(and(eq(userDelegate.accountId, accountId), eq(userDelegate.userId, userId)));
  const held = await holdAddresses(
    ctx,
    delegates.map(({ id }) => id),
  );
  const rows = delegates
    .filter(({ id }) => held.has(id))
    .map(({ id, access, sending }) => ({ accountId, userId, delegateId: id, access, sending }));
  if (rows.length > 0) await db.insert(userDelegate).values(rows);
}
