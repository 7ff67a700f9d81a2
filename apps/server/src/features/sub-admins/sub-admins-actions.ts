import { AppError } from '@posthouse/contract/core/errors';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import type { PasswordHashing } from '../../domain/password-hashing.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { addSubAdminHandler } from './add-sub-admin.ts';
import { disableHandler, enableHandler, removeHandler } from './sub-admins-bulk.ts';
import { listSubAdmins, readSubAdmin } from './sub-admins-store.ts';
import { updateSubAdminHandler } from './update-sub-admin.ts';

export function subAdminsHandlers(parts: { passwords: PasswordHashing }): Handlers<typeof subAdminsActions> {
  return {
    getSubAdmins: (ctx, input) => listSubAdmins(ctx, input),
    async getSubAdmin(ctx, { id }) {
      const found = await readSubAdmin(ctx, id);
      if (found === undefined) throw new AppError('not_found');
      return found;
    },
    addSubAdmin: addSubAdminHandler(parts.passwords),
    updateSubAdmin: updateSubAdminHandler(parts.passwords),
    enableSubAdmins: enableHandler,
    disableSubAdmins: disableHandler,
    removeSubAdmins: removeHandler,
  };
}
