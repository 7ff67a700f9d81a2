import { AppError } from '@posthouse/contract/core/errors';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { address } from '../../db/schema/domain.ts';
import { aliasDestination, mailAlias } from '../../db/schema/mail-list.ts';
import { userSendAs } from '../../db/schema/user-sharing.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { isReferredTo } from './address-references.ts';
import { claimAddress, moveAddress, type Place } from './addresses.ts';

interface Renamed {
  readonly id: number;
  readonly domainId: number;
  /** As it was. */
  readonly email: string;
}

const placeOf = ({ domainId, email }: Renamed): Place => ({
  domainId,
  localPart: email.slice(0, email.lastIndexOf('@')),
});

/** An alias where somebody was until now, so that mail to the old address still arrives. Answers its id. */
export async function leaveAlias(
  ctx: TenantContext & { readonly now: Date },
  renamed: Renamed,
): Promise<number> {
  const { id: addressId, domainId, email } = renamed;
  const { accountId } = ctx.caller;
  const readable = readableName(email);
  const id = await claimAddress(ctx, 'alias', placeOf(renamed), 'username');
  await ctx.db.insert(mailAlias).values({ accountId, id, domainId, email, readable, createdAt: ctx.now });
  await ctx.db.insert(aliasDestination).values({ accountId, aliasId: id, position: 0, addressId });
  return id;
}

/** The alias at a place that leads to this user alone: one that was left when the user was renamed. */
export async function findOwnAlias(
  { db, caller }: TenantContext,
  userId: number,
  { domainId, localPart }: Place,
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: mailAlias.id })
    .from(mailAlias)
    .innerJoin(address, and(eq(address.accountId, mailAlias.accountId), eq(address.id, mailAlias.id)))
    .where(
      and(
        eq(mailAlias.accountId, caller.accountId),
        eq(address.domainId, domainId),
        eq(address.localPart, localPart),
        isNull(mailAlias.removedAt),
        sql`(select array_agg(${aliasDestination.addressId}) from ${aliasDestination}
          where ${aliasDestination.accountId} = ${mailAlias.accountId}
            and ${aliasDestination.aliasId} = ${mailAlias.id}) = array[${userId}::bigint]`,
      ),
    )
    .for('update', { of: mailAlias });
  return found?.id;
}

/** No address can be called so. */
const apart = (id: number) => `(${id})`;

/** Makes room for its user, who takes the name back, and takes the one the user had: what refers to it stays. */
export async function swapAlias(
  ctx: TenantContext,
  aliasId: number,
  user: Renamed,
  moveUser: () => Promise<void>,
): Promise<void> {
  const { accountId } = ctx.caller;
  const { domainId, email } = user;
  await moveAddress(ctx, aliasId, { domainId, localPart: apart(aliasId) }, 'username');
  await moveUser();
  await moveAddress(ctx, aliasId, placeOf(user), 'username');
  await ctx.db
    .update(mailAlias)
    .set({ domainId, email, readable: readableName(email), version: sql`${mailAlias.version} + 1` })
    .where(and(eq(mailAlias.accountId, accountId), eq(mailAlias.id, aliasId)));
}

/** Deletes it for its user, who takes the name back; refused where others would lose something with it. */
export async function dropAlias(ctx: TenantContext, aliasId: number, userId: number): Promise<void> {
  const { accountId } = ctx.caller;
  await ctx.db
    .delete(userSendAs)
    .where(
      and(
        eq(userSendAs.accountId, accountId),
        eq(userSendAs.userId, userId),
        eq(userSendAs.addressId, aliasId),
      ),
    );
  if (await isReferredTo(ctx, aliasId))
    throw new AppError('conflict', { fields: { username: { code: 'alias_in_use' } } });
  await ctx.db.delete(address).where(and(eq(address.accountId, accountId), eq(address.id, aliasId)));
}
