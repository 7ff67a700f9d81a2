import { AppError } from '@posthouse/contract/core/errors';
import { permissionsAt } from '@posthouse/contract/core/permissions';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { isUniqueViolation } from '../../db/sql-errors.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { demandMayGrant } from '../../rules/admins/sub-admin-rules.ts';
import { mailFirstConfirmation } from './confirm-address.ts';
import { domainsOf, limitAfter } from './domain-limit.ts';
import { mailInvitation } from './invitation/invitation-actions.ts';
import {
  insertSubAdmin,
  isConfirmedAddress,
  readSubAdmin,
  saveDomains,
  savePermissions,
} from './sub-admins-store.ts';

type Add = typeof subAdminsActions.addSubAdmin;

const nameConflict = () => new AppError('conflict', { fields: { username: { code: 'taken' } } });

/** User names know no account, so this one name may tell that it is taken elsewhere. */
const takenName = (error: unknown) =>
  isUniqueViolation(error, 'admin_username_key') ? nameConflict() : error;

export function addSubAdminHandler(parts: FeatureParts): CommandHandler<Add, string | null> {
  return {
    prepare: async (_ctx, { password }) => (password === undefined ? null : parts.passwords.hash(password)),
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
          ...(passwordHash === null ? { invited: true } : {}),
          ...(limit.limited ? { domains_limited: true, domains: limit.names } : {}),
        },
      });
      demandMayGrant(ctx.caller, { permissions, domains: domainsOf(limit) });
      // It would never sign in: an address that is confirmed comes first. Of other accounts' addresses nothing is said.
      if (await isConfirmedAddress(ctx, username)) throw nameConflict();
      const fields = { email, name, twofa_allowed, domains_limited: limit.limited };
      const login = { username, email, passwordHash };
      const adminId = await insertSubAdmin(ctx, login, fields, ctx.now).catch((error: unknown) => {
        throw takenName(error);
      });
      await savePermissions(ctx, adminId, permissions);
      await saveDomains(ctx, adminId, limit);
      const mail = passwordHash === null ? mailInvitation : mailFirstConfirmation;
      await mail(ctx, parts, { adminId, username, email });
      return readSubAdmin(ctx, adminId);
    },
  };
}
