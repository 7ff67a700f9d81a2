import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { endSessionsOf } from '../../domain/admin-sessions.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import type { PasswordHashing } from '../../kernel/password-hashing.ts';
import { recordRefusal } from './record-refusal.ts';
import { demandMayGrant, mayManage } from './sub-admin-rules.ts';
import {
  changeSubAdmin,
  lockAdmins,
  readSubAdmin,
  type SubAdmin,
  type SubAdminChange,
  savePermissions,
} from './sub-admins-store.ts';

type Update = typeof subAdminsActions.updateSubAdmin;
type Input = ParsedInputOf<Update>;

export function updateSubAdminHandler(
  passwords: PasswordHashing,
): CommandHandler<Update, string | undefined> {
  return {
    prepare: async (_ctx, { password }) => (password === undefined ? undefined : passwords.hash(password)),
    async apply(ctx, input, passwordHash) {
      const [before] = await lockAdmins(ctx, [input.id]);
      if (before === undefined) {
        await recordRefusal(ctx, 'updateSubAdmin', String(input.id));
        throw new AppError('not_found');
      }
      ctx.recordHistory(changedFacts(before, input));
      if (!mayManage(ctx.session, before)) throw new AppError('forbidden');
      if (input.version !== undefined && input.version !== before.version) throw new AppError('stale');
      if (input.permissions) {
        const permissions = { ...before.permissions, ...input.permissions };
        demandMayGrant(ctx.session, permissions);
        await savePermissions(ctx, before.adminId, permissions);
      }
      await changeSubAdmin(ctx, before.adminId, changeOf(before, input, passwordHash, ctx.now));
      if (passwordHash) {
        await endSessionsOf(ctx.db, { accountId: ctx.session.accountId, adminId: before.adminId });
      }
      const after = await readSubAdmin(ctx, before.adminId);
      if (after === undefined) throw new Error('a locked sub-admin is gone');
      return after;
    },
  };
}

function changeOf(
  before: SubAdmin,
  input: Input,
  passwordHash: string | undefined,
  now: Date,
): SubAdminChange {
  const newEmail = input.email === before.email ? undefined : input.email;
  return {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.twofa_allowed === undefined ? {} : { twofaAllowed: input.twofa_allowed }),
    // A new address signs in only once its owner confirmed it.
    ...(newEmail === undefined ? {} : { email: newEmail, emailConfirmedAt: null }),
    ...(passwordHash === undefined ? {} : { passwordHash, passwordChangedAt: now }),
  };
}

/** Only what the input names: the history shows what was meant to change. */
function changedFacts(before: SubAdmin, { name, email, twofa_allowed, permissions, password }: Input) {
  const now = { name, email, twofa_allowed, permissions };
  const then = {
    name: before.name,
    email: before.email,
    twofa_allowed: before.twofaAllowed,
    permissions: before.permissions,
  };
  const named = (Object.keys(now) as (keyof typeof now)[]).filter((field) => now[field] !== undefined);
  const pick = (facts: typeof now | typeof then) =>
    Object.fromEntries(named.map((field) => [field, facts[field]]));
  return {
    target: before.username,
    before: pick(then),
    after: {
      ...pick(now),
      ...(permissions ? { permissions: { ...before.permissions, ...permissions } } : {}),
      ...(password ? { signin_changed: true } : {}),
    },
  };
}
