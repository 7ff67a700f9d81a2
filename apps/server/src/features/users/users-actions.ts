import { AppError } from '@posthouse/contract/core/errors';
import type { usersActions } from '@posthouse/contract/features/users';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { addUserHandler } from './add-user.ts';
import { renameUserHandler } from './rename-user.ts';
import { updateUserHandler } from './update-user.ts';
import { userDomainList } from './user-domains-store.ts';
import {
  disableUsersHandler,
  enableUsersHandler,
  removeUsersHandler,
  updateUsersHandler,
} from './users-bulk.ts';
import { usersExport } from './users-export.ts';
import { findUserId, userList } from './users-store.ts';

export function usersFeature(parts: FeatureParts): Feature<typeof usersActions> {
  return {
    handlers: {
      getUsers: userList.answer,
      async getUser(ctx, key) {
        const row = await userList.readRow(ctx, await findUserId(ctx, key));
        if (row === undefined) throw new AppError('not_found');
        return row;
      },
      getUserDomains: userDomainList.answer,
      exportUsers: usersExport.handler,
      addUser: addUserHandler(parts),
      updateUser: updateUserHandler(parts),
      renameUser: renameUserHandler,
      updateUsers: updateUsersHandler,
      enableUsers: enableUsersHandler,
      disableUsers: disableUsersHandler,
      removeUsers: removeUsersHandler,
    },
    exporters: [usersExport.exporter],
  };
}
