import { AppError } from '@posthouse/contract/core/errors';
import type { Rights } from '@posthouse/contract/core/permissions';
import type { usersActions } from '@posthouse/contract/features/users';
import { hasPassword } from '@posthouse/contract/features/users/user-abilities';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { lockSeats } from '../../rules/accounts/seats.ts';
import { demandTimezone } from '../../rules/accounts/timezones.ts';
import { exchangeOf } from '../../rules/addresses/mailbox-domains.ts';
import { forgetLogins } from '../../rules/logins/forget-logins.ts';
import {
  demandAuditLogin,
  findAuditMailboxes,
  stripForAudit,
} from '../../rules/mail-ways/audit-mailboxes.ts';
import { renderScripts } from '../../rules/sieve/user-scripts-store.ts';
import type { UserContext } from './add-user.ts';
import { demandSeat } from './seat-budget.ts';
import {
  becomesAudit,
  demandExchange,
  demandPassword,
  demandUsefulPassword,
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

interface UserChange {
  readonly id: number;
  /** The one it is based on, where that matters. */
  readonly version: number | undefined;
  readonly active?: boolean | undefined;
  readonly wanted: WantedUser;
}

/** Answers the user as it was, and what has changed. */
export async function updateUser(
  ctx: UserContext & { readonly caller: Rights },
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
  demandUsefulPassword(after, hash !== undefined);
  const passwordHash = hasPassword(after) ? (hash ?? before.passwordHash) : null;
  demandPassword(after, passwordHash !== null);
  demandSeat(left, before, after);
  demandExchange(before, after, await exchangeOf(ctx, before));
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
  // A vacation reply says who is away.
  if ('name' in changed.after) await renderScripts(ctx, [id]);
  if (becomesAudit(before, after)) await stripForAudit(ctx, [id]);
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
