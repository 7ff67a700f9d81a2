import { readableName } from '@posthouse/contract/fields/readable-name';
import { aliasDestination, mailAlias } from '../db/schema/mail-list.ts';
import type { TenantContext } from '../kernel/context.ts';
import { claimAddress } from './addresses.ts';

interface Renamed {
  readonly id: number;
  readonly domainId: number;
  /** As it was. */
  readonly email: string;
}

/** An alias where somebody was until now, so that mail to the old address still arrives. */
export async function leaveAlias(
  ctx: TenantContext & { readonly now: Date },
  { id: addressId, domainId, email }: Renamed,
): Promise<void> {
  const { accountId } = ctx.session;
  const readable = readableName(email);
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const id = await claimAddress(ctx, 'alias', { domainId, localPart }, 'username');
  await ctx.db.insert(mailAlias).values({ accountId, id, domainId, email, readable, createdAt: ctx.now });
  await ctx.db.insert(aliasDestination).values({ accountId, aliasId: id, position: 0, addressId });
}
