import { AppError } from '@posthouse/contract/core/errors';
import type { Rights } from '@posthouse/contract/core/permissions';
import type { usersActions } from '@posthouse/contract/features/users';
import { moveAddress } from '../../domain/addresses.ts';
import {
  demandAuditLogin,
  demandServedAudit,
  findAuditMailboxes,
  stripForAudit,
} from '../../domain/audit-mailboxes.ts';
import { forgetLogins } from '../../domain/forget-logins.ts';
import { leaveAlias } from '../../domain/former-address.ts';
import { demandNoLoopAt } from '../../domain/mail-loops.ts';
import { demandVerifiedDomain } from '../../domain/mailbox-domains.ts';
import { lockSeats } from '../../domain/seats.ts';
import { holdTimezone, renderScripts } from '../../domain/sieve/user-scripts-store.ts';
import { demandTimezone } from '../../domain/timezones.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandContextOf, CommandHandler } from '../../kernel/handlers.ts';
import type { UserContext } from './add-user.ts';
import {
  becomesAudit,
  demandPassword,
  demandSeat,
  hasPassword,
  userWith,
  type WantedUser,
} from './user-rules.ts';
import {
  changeUsers,
  findUserId,
  type LockedUser,
  lockUser,
  readUser,
  type UserFields,
  userRecord,
} from './users-store.ts';

type Update = typeof usersActions.updateUser;
type Rename = typeof usersActions.renameUser;

interface UserChange {
  readonly id: number;
  /** The one it is based on, where that matters. */
  readonly version: number | undefined;
  readonly active?: boolean | undefined;
  readonly wanted: WantedUser;
}

/** Answers the user as it was, and what has changed. */
export async function updateUser(
  ctx: UserContext & { readonly session: Rights },
  { id, version, active, wanted }: UserChange,
  hash: string | undefined,
) {
  demandTimezone(wanted.timezone, ctx.now);
  // The ledger before the user, as everything that takes seats locks them.
  const left = await lockSeats(ctx);
  const before = await lockUser(ctx, { id });
  if (version !== undefined && version !== before.version) throw new AppError('stale');
  const after = userWith(active === undefined ? before : { ...before, active }, wanted);
  const changed = userRecord.difference(before, after);
  await demandNoAudit(ctx, before, after);
  const passwordHash = hasPassword(after) ? (hash ?? before.passwordHash) : null;
  demandPassword(after, passwordHash !== null);
  demandSeat(left, before, after);
  const isNewPassword = hash !== undefined && passwordHash === hash;
  if (isNewPassword) await demandAuditLogin(ctx, before);
  ctx.recordHistory({
    target: before.email,
    domainId: before.domainId,
    before: changed.before,
    after: { ...changed.after, ...(isNewPassword ? { signin_changed: true } : {}) },
  });
  await changeUsers(ctx, [id], changed.after, {
    ...(passwordHash === before.passwordHash ? {} : { passwordHash }),
    ...(isNewPassword ? { passwordChangedAt: ctx.now } : {}),
  });
  await endLogins(ctx, id, after);
  if (becomesAudit(before, after)) await stripForAudit(ctx, id);
  return { before, changed: changed.after };
}

export function updateUserHandler({ passwords }: FeatureParts): CommandHandler<Update, string | undefined> {
  return {
    prepare: async (_ctx, { password }) => (password === undefined ? undefined : passwords.hash(password)),
    async apply(ctx, { id, email, version, password: _password, ...wanted }, hash) {
      const userId = await findUserId(ctx, { id, email });
      await updateUser(ctx, { id: userId, version, wanted }, hash);
      return readUser(ctx, userId);
    },
  };
}

export const renameUserHandler: CommandHandler<Rename> = {
  async apply(ctx, { id, username, domain: name, keep_alias: keepsAlias = false }) {
    const domain = await demandVerifiedDomain(ctx, name);
    await lockSeats(ctx);
    const before = await lockUser(ctx, { id });
    const email = `${username}@${domain.ascii}`;
    if (before.domainId !== domain.id) await demandServedAudit(ctx, id, domain.id);
    recordRename(ctx, before, {
      domainId: domain.id,
      email,
      ...(keepsAlias ? { keep_alias: true } : {}),
    });
    if (email !== before.email) {
      await moveAddress(ctx, id, { domainId: domain.id, localPart: username }, 'username');
      const readable = `${username}@${domain.unicode}`;
      await holdTimezone(ctx, domain.id);
      await changeUsers(ctx, [id], {}, { domainId: domain.id, email, readable });
      // Its vacation is in the timezone of the other domain now.
      await renderScripts(ctx, [id]);
      if (keepsAlias) await leaveAlias(ctx, before);
      // A smart list may go to all users of the other domain, and this one lead there.
      await demandNoLoopAt(ctx, id, 'domain');
    }
    return readUser(ctx, id);
  },
};

/** Those who see only the domain it left, or the one it came to, are told of that one alone. */
function recordRename(
  ctx: CommandContextOf<Rename>,
  { email, domainId: from }: LockedUser,
  { domainId: to, ...after }: { readonly domainId: number; readonly email: string },
): void {
  const before = { email };
  ctx.recordHistory({ target: email, domainId: from === to ? to : null, before, after });
  if (from === to) return;
  ctx.recordHistory({ target: email, domainId: from, before });
  ctx.recordHistory({ target: after.email, domainId: to, after });
}

type Context = Parameters<typeof lockUser>[0];

/** The domains whose copies it gets would no longer be audited. */
async function demandNoAudit(ctx: Context, before: LockedUser, after: UserFields): Promise<void> {
  const staysInUse = after.account_type === 'audit' && (after.active || !before.active);
  if (before.account_type !== 'audit' || staysInUse) return;
  if ((await findAuditMailboxes(ctx, [before.id])).has(before.id))
    throw AppError.field('account_type', 'audit_in_use');
}

/** Nobody logs in as a shared mailbox, nor with a password that was made before it became one. */
async function endLogins(ctx: Context, id: number, after: UserFields): Promise<void> {
  if (!hasPassword(after)) await forgetLogins(ctx, id);
}
