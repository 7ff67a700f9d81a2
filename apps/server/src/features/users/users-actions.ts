import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { userRow, type usersActions } from '@posthouse/contract/features/users';
import { orderDownload } from '../../kernel/downloads/download-orders.ts';
import { type Exporter, rowsPerBatch } from '../../kernel/downloads/exporter.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { addUserHandler } from './add-user.ts';
import { renameUserHandler, updateUserHandler } from './update-user.ts';
import {
  disableUsersHandler,
  enableUsersHandler,
  removeUsersHandler,
  updateUsersHandler,
} from './users-bulk.ts';
import { findUserId, userList } from './users-store.ts';

const usersExporter: Exporter = {
  name: 'users',
  readPage: (ctx, filters, cursor) =>
    userList.readPage(ctx, {
      ...(filters as ParsedInputOf<typeof usersActions.getUsers>),
      limit: rowsPerBatch,
      cursor,
    }),
};

export function usersFeature(parts: FeatureParts): Feature<typeof usersActions> {
  return {
    handlers: {
      getUsers: userList.answer,
      async getUser(ctx, key) {
        const row = await userList.readRow(ctx, await findUserId(ctx, key));
        if (row === undefined) throw new AppError('not_found');
        return row;
      },
      exportUsers: {
        async apply(ctx, { format, columns, ...filters }) {
          const url = await orderDownload(ctx, {
            exporter: usersExporter.name,
            action: 'exportUsers',
            format,
            columns: columns ?? Object.keys(userRow.shape),
            filters,
          });
          ctx.recordHistory({
            target: usersExporter.name,
            domainId: null,
            after: { format, search: filters.search },
          });
          return { url };
        },
      },
      addUser: addUserHandler(parts),
      updateUser: updateUserHandler(parts),
      renameUser: renameUserHandler,
      updateUsers: updateUsersHandler,
      enableUsers: enableUsersHandler,
      disableUsers: disableUsersHandler,
      removeUsers: removeUsersHandler,
    },
    exporters: [usersExporter],
  };
}
