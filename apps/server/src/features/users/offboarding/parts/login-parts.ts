import { AppError } from '@posthouse/contract/core/errors';
import type { FeatureParts } from '../../../../kernel/feature.ts';
import { lockSeats } from '../../../../rules/accounts/seats.ts';
import { forgetLogins } from '../../../../rules/logins/forget-logins.ts';
import { generatePassword } from '../../../../rules/logins/generated-password.ts';
import { demandAuditLogin } from '../../../../rules/mail-ways/audit-mailboxes.ts';
import { goneIsStale, targetOf } from '../../../../rules/plans/plan-rows.ts';
import { deleteAppPassword, listAppPasswords } from '../../passwords/passwords-store.ts';
import { updateUser } from '../../update-user.ts';
import { userWith } from '../../user-rules.ts';
import { lockUser } from '../../users-store.ts';
import type { UserPart } from '../offboarding-part.ts';

type Hashing = Pick<FeatureParts, 'passwords'>;

/** What only an undo needs: the hash that was there, and the one that took its place. */
interface KeptPassword {
  readonly hash?: string;
  readonly set?: string;
}

/** A password that nobody knows. The mail engine ends all sessions with the one before. */
export const passwordPart = ({ passwords }: Hashing): UserPart => ({
  type: 'password',
  like: { action: 'updateUser', input: {} },
  step: 0,
  async plan(ctx, user, { new_password }) {
    if (!new_password || user.passwordHash === null) return undefined;
    await demandAuditLogin(ctx, user);
    return { outcome: 'update', after: { password: 'random' } };
  },
  prepare: ({ secret: { hash } }) =>
    hash === undefined ? passwords.hash(generatePassword()) : Promise.resolve(String(hash)),
  async apply(ctx, row, hash) {
    const { id } = targetOf(row);
    // The ledger before the user, as everything that takes seats locks them.
    await lockSeats(ctx);
    const { passwordHash, version } = await lockUser(ctx, { id }).catch(goneIsStale);
    const { set } = row.secret as KeptPassword;
    if (set !== undefined && set !== passwordHash) throw new AppError('stale');
    await updateUser(ctx, { id, version, wanted: {} }, hash);
    return {
      action: 'updateUser',
      target: { id, version: version + 1 },
      kept: { hash: passwordHash, set: hash },
    };
  },
  async planUndo(_ctx, { kept }, user) {
    const { hash, set } = kept as KeptPassword;
    if (hash === undefined) throw new AppError('no_login');
    if (user.mailbox_type === 'normal' && user.passwordHash !== set) throw new AppError('stale');
    return { outcome: 'update', after: { password: 'former' }, secret: { hash, set } };
  },
});

/** They are gone for good: what mail programs know is not kept. */
export const appPasswordsPart: UserPart = {
  type: 'app_passwords',
  like: { action: 'removeAppPassword', input: {} },
  step: 0,
  async plan(ctx, { id }, { app_passwords }) {
    if (!app_passwords) return undefined;
    const found = await listAppPasswords(ctx, id);
    if (found.length === 0) return undefined;
    return { outcome: 'remove', before: { label: found.map(({ label }) => label) } };
  },
  async apply(ctx, row) {
    const { id, email: target, domainId, version } = await lockUser(ctx, targetOf(row)).catch(goneIsStale);
    for (const { id: passwordId } of await listAppPasswords(ctx, id)) {
      const before = await deleteAppPassword(ctx, id, Number(passwordId));
      ctx.recordHistory({ target, domainId, before });
    }
    await forgetLogins(ctx, id);
    return { action: 'removeAppPassword', target: { id, version } };
  },
  async planUndo() {
    throw new AppError('conflict');
  },
};

/** Nobody logs in as a shared mailbox; delegates open it. */
export const sharedPart: UserPart = {
  type: 'shared',
  like: { action: 'updateUser', input: { mailbox_type: 'shared' } },
  step: 1,
  async plan(_ctx, user, { make_shared }) {
    if (!make_shared) return undefined;
    const { mailbox_type: before } = user;
    if (before === 'shared') return { outcome: 'skip' };
    userWith(user, { mailbox_type: 'shared' });
    return {
      outcome: 'update',
      change: { from: before, to: 'shared' },
      before: { mailbox_type: before },
      after: { mailbox_type: 'shared' },
    };
  },
  prepare: async ({ secret: { hash } }) => (hash === undefined ? undefined : String(hash)),
  async apply(ctx, row, hash) {
    const { id } = targetOf(row);
    const { from, to } = row.change as { from: 'normal' | 'shared'; to: 'normal' | 'shared' };
    await lockSeats(ctx);
    const before = await lockUser(ctx, { id }).catch(goneIsStale);
    if (before.mailbox_type !== from) throw new AppError('stale');
    await updateUser(ctx, { id, version: before.version, wanted: { mailbox_type: to } }, hash);
    const kept = before.passwordHash === null ? undefined : { hash: before.passwordHash };
    return { action: 'updateUser', target: { id, version: before.version + 1 }, kept };
  },
  async planUndo(_ctx, { kept, change: { from, to } }, user) {
    if (user.mailbox_type !== to) throw new AppError('stale');
    const { hash } = kept as KeptPassword;
    if (from === 'normal' && hash === undefined) throw new AppError('no_login');
    return {
      outcome: 'update',
      change: { from: to, to: from },
      before: { mailbox_type: to },
      after: { mailbox_type: from },
      secret: hash === undefined ? undefined : { hash },
    };
  },
};
