import { AppError } from '@posthouse/contract/core/errors';
import type { usersActions } from '@posthouse/contract/features/users';
import { isPerson } from '@posthouse/contract/features/users/user-abilities';
import type { CommandContextOf, CommandHandler } from '../../kernel/handlers.ts';
import { lockSeats } from '../../rules/accounts/seats.ts';
import { moveAddress } from '../../rules/addresses/addresses.ts';
import { dropAlias, findOwnAlias, leaveAlias, swapAlias } from '../../rules/addresses/former-address.ts';
import { demandVerifiedDomain } from '../../rules/addresses/mailbox-domains.ts';
import { demandServedAudit } from '../../rules/mail-ways/audit-mailboxes.ts';
import { demandNoLoopAt } from '../../rules/mail-ways/mail-loops.ts';
import { holdTimezone, renderScripts } from '../../rules/sieve/user-scripts-store.ts';
import { addSendAs } from './sharing/sharing-store.ts';
import { changeUsers, type LockedUser, lockUser, readUser } from './users-store.ts';

type Rename = typeof usersActions.renameUser;
type Context = CommandContextOf<Rename>;

export const renameUserHandler: CommandHandler<Rename> = {
  async apply(ctx, { id, username, domain: name, keep_alias: keepsAlias = false }) {
    const domain = await demandVerifiedDomain(ctx, name);
    await lockSeats(ctx);
    const before = await lockUser(ctx, { id });
    const email = `${username}@${domain.ascii}`;
    if (before.domainId !== domain.id) {
      await demandServedAudit(ctx, id, domain.id);
      if (before.account_type === 'exchange' && !domain.hasExchange)
        throw AppError.field('domain', 'exchange_host_missing');
    }
    recordRename(ctx, before, {
      domainId: domain.id,
      email,
      ...(keepsAlias ? { keep_alias: true } : {}),
    });
    if (email !== before.email) {
      const place = { domainId: domain.id, localPart: username };
      await takePlace(ctx, before, place, keepsAlias);
      const readable = `${username}@${domain.unicode}`;
      await holdTimezone(ctx, domain.id);
      await changeUsers(ctx, [id], {}, { domainId: domain.id, email, readable });
      // Its vacation is in the timezone of the other domain now.
      await renderScripts(ctx, [id]);
      // A smart list may go to all users of the other domain, and this one lead there.
      await demandNoLoopAt(ctx, id, 'domain');
    }
    return readUser(ctx, id);
  },
};

/** Also where an alias is that an earlier rename left: it steps aside. Whoever had an address goes on to send as it. */
async function takePlace(
  ctx: Context,
  user: LockedUser,
  place: { readonly domainId: number; readonly localPart: string },
  keepsAlias: boolean,
): Promise<void> {
  const move = () => moveAddress(ctx, user.id, place, 'username');
  const own = await findOwnAlias(ctx, user.id, place);
  if (own !== undefined && keepsAlias) await swapAlias(ctx, own, user, move);
  else {
    if (own !== undefined) await dropAlias(ctx, own, user.id);
    await move();
  }
  if (!keepsAlias) return;
  const left = own ?? (await leaveAlias(ctx, user));
  if (isPerson(user)) await addSendAs(ctx, user.id, left);
}

/** Those who see only the domain it left, or the one it came to, are told of that one alone. */
function recordRename(
  ctx: Context,
  { email, domainId: from }: LockedUser,
  { domainId: to, ...after }: { readonly domainId: number; readonly email: string },
): void {
  const before = { email };
  ctx.recordHistory({ target: email, domainId: from === to ? to : null, before, after });
  if (from === to) return;
  ctx.recordHistory({ target: email, domainId: from, before });
  ctx.recordHistory({ target: after.email, domainId: to, after });
}
