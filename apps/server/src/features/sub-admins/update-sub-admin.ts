import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { differenceOf } from '../../db/record.ts';
import type { CallerContext, CommandPowers } from '../../kernel/context.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { forgetRowNames } from '../../kernel/long-work/long-job-store.ts';
import { endSessionsOf } from '../../rules/admins/admin-sessions.ts';
import { type ManagedAdmin, subAdminRecord } from '../../rules/admins/managed-admins.ts';
import { demandMayGrant } from '../../rules/admins/sub-admin-rules.ts';
import { mailFirstConfirmation, tellFormerAddress } from './confirm-address.ts';
import { domainsOf, isAboutDomains, limitAfter } from './domain-limit.ts';
import { mailInvitation } from './invitation/invitation-actions.ts';
import { lockSubAdmin } from './lock-sub-admin.ts';
import {
  changeSubAdmins,
  readSubAdmin,
  saveDomains,
  savePassword,
  savePermissions,
} from './sub-admins-store.ts';

type Update = typeof subAdminsActions.updateSubAdmin;
type Input = ParsedInputOf<Update>;

export function updateSubAdminHandler(parts: FeatureParts): CommandHandler<Update, string | undefined> {
  return {
    prepare: async (_ctx, { password }) =>
      password === undefined ? undefined : parts.passwords.hash(password),
    async apply(ctx, input, passwordHash) {
      const before = await lockSubAdmin(ctx, 'updateSubAdmin', input.id, async (found) => ({
        target: found.username,
        domainId: null,
        ...(await changesOf(ctx, found, input)),
      }));
      if (input.version !== undefined && input.version !== before.version) throw new AppError('stale');
      await changeRights(ctx, before, input);
      await changeSubAdmins(ctx, [before.adminId], input);
      if (passwordHash !== undefined) {
        await savePassword(ctx, before.adminId, passwordHash, ctx.now);
        await endSessionsOf(ctx.db, { accountId: ctx.caller.accountId, adminId: before.adminId });
      }
      // After that, for it also voids links that were mailed.
      await followAddress(ctx, parts, before, input);
      return readSubAdmin(ctx, before.adminId);
    },
  };
}

async function changeRights(ctx: CallerContext, before: ManagedAdmin, input: Input): Promise<void> {
  const permissions = { ...before.permissions, ...input.permissions };
  const limit = await limitAfter(ctx, before.domains, input);
  demandMayGrant(ctx.caller, { permissions, domains: domainsOf(limit) });
  if (input.permissions) await savePermissions(ctx, before.adminId, permissions);
  if (!isAboutDomains(input)) return;
  await saveDomains(ctx, before.adminId, limit);
  await forgetRowNames(ctx.db, { accountId: ctx.caller.accountId, adminId: before.adminId });
}

/** Who owns a new address is asked; who was invited is invited there, unless they got a password instead. */
async function followAddress(
  ctx: CallerContext & CommandPowers,
  parts: FeatureParts,
  before: ManagedAdmin,
  { email = before.email, password }: Input,
): Promise<void> {
  const isNew = email !== before.email;
  if (isNew) await tellFormerAddress(ctx, parts, before, email);
  const isNoLongerInvited = before.isInvited && password !== undefined;
  if (!isNew && !isNoLongerInvited) return;
  const mail = before.isInvited && !isNoLongerInvited ? mailInvitation : mailFirstConfirmation;
  await mail(ctx, parts, { ...before, email });
}

/** What the input changes, domains by their names; of a new password only that there is one. */
async function changesOf(ctx: CallerContext, found: ManagedAdmin, input: Input) {
  const record = subAdminRecord.difference(found, input);
  const namesAfter = async (change: Partial<Input>) => (await limitAfter(ctx, found.domains, change)).names;
  const rights = differenceOf(
    { permissions: found.permissions, domains: await namesAfter({}) },
    { permissions: { ...found.permissions, ...input.permissions }, domains: await namesAfter(input) },
  );
  return {
    before: { ...record.before, ...rights.before },
    after: {
      ...record.after,
      ...rights.after,
      ...(input.password === undefined ? {} : { signin_changed: true }),
    },
  };
}
