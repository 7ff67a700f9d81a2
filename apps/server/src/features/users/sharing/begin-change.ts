import { AppError } from '@posthouse/contract/core/errors';
import type { TenantContext } from '../../../kernel/context.ts';
import { lockMailWays } from '../../../rules/mail-ways/mail-loops.ts';
import { type LockedUser, lockUser, type UserKey } from '../users-store.ts';
import { readSharing, type Sharing, type SharingSet } from './sharing-store.ts';

interface Begun {
  readonly user: LockedUser;
  readonly sharing: Sharing;
}

/**
 * The user whose set is replaced, locked. The ledger comes first, as for all that adds, renames or removes users: the
 * addresses that are checked stay what they are, and two forwards made at once do not become a loop.
 */
export async function beginChange(
  ctx: TenantContext,
  key: UserKey & { readonly version?: number | undefined },
  set: SharingSet,
): Promise<Begun> {
  await lockMailWays(ctx);
  const user = await lockUser(ctx, key);
  const sharing = await readSharing(ctx, user.id);
  if (key.version !== undefined && key.version !== sharing[set]) throw new AppError('stale');
  return { user, sharing };
}
