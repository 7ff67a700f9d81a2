import { AppError } from '@posthouse/contract/core/errors';
import { permissionsAt } from '@posthouse/contract/core/permissions';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { isUniqueViolation } from '../../db/sql-errors.ts';
import { demandMayGrant } from '../../domain/sub-admin-rules.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { mailFirstConfirmation } from './confirm-address.ts';
import { domainsOf, limitAfter } from './domain-limit.ts';
import {
  insertSubAdmin,
  isConfirmedAddress,
  saveDomains,
  savePermissions,
  subAdminList,
} from './sub-admins-store.ts';

type Add = typeof subAdminsActions.addSubAdmin;

const nameConflict = () => new AppError('conflict', { fields: { username: { code: 'taken' } } });

/** User names know no account, so this one name may tell that it is taken elsewhere. */
const takenName = (error: unknown) =>
  isUniqueViolation(error, 'admin_username_key') ? nameConflict() : error;

export function addSubAdminHandler(parts: FeatureParts): CommandHandler<Add, string> {
  return {
    prepare: (_ctx, { password }) => parts.passwords.hash(password),
    async apply(ctx, input, passwordHash) {
      const { username, email, name = '', twofa_allowed = true } = input;
      const permissions = { ...permissionsAt(0), ...input.permissions };
      const limit = await limitAfter(ctx, 'all', input);
      ctx.recordHistory({
        target: username,
        domainId: null,
        after: {
          username,
          name,
          email,
          twofa_allowed,
          permissions,
          ...(limit.limited ? { domains_limited: true, domains: limit.names } : {}),
        },
      });
      demandMayGrant(ctx.session, { permissions, domains: domainsOf(limit) });
      // It would never sign in: an address that is confirmed comes first. Of other accounts' addresses nothing is said.
      if (await isConfirmedAddress(ctx, username)) throw nameConflict();
      const draft = {
        username,
        email,
        name,
        twofaAllowed: twofa_allowed,
        domainsLimited: limit.limited,
        passwordHash,
      };
      const adminId = await insertSubAdmin(ctx, draft, ctx.now).catch((error: unknown) => {
        throw takenName(error);
      });
      await savePermissions(ctx, adminId, permissions);
      await saveDomains(ctx, adminId, limit);
      await mailFirstConfirmation(ctx, parts, { adminId, username, email });
      const made = await subAdminList.readRow(ctx, adminId);
      if (made === undefined) throw new Error('a sub-admin just made is not there');
      return made;
    },
  };
}
