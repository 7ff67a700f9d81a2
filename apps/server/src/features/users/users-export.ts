import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { userRow, type usersActions } from '@posthouse/contract/features/users';
import { orderDownload } from '../../kernel/downloads/download-orders.ts';
import { type Exporter, rowsPerBatch } from '../../kernel/downloads/exporter.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { userList } from './users-store.ts';

type Action = typeof usersActions.exportUsers;
type Filters = Omit<ParsedInputOf<Action>, 'format' | 'columns'>;

export const usersExporter: Exporter = {
  name: 'users',
  readPage: (ctx, filters, cursor) =>
    userList.readPage(ctx, { ...(filters as Filters), limit: rowsPerBatch, cursor }),
};

export const exportUsersHandler: CommandHandler<Action> = {
  async apply(ctx, { format, columns, language, ...filters }) {
    const url = await orderDownload(ctx, {
      exporter: usersExporter.name,
      action: 'exportUsers',
      format,
      columns: columns ?? Object.keys(userRow.shape),
      language,
      filters,
    });
    ctx.recordHistory({
      target: usersExporter.name,
      domainId: null,
      after: { format, search: filters.search },
    });
    return { url };
  },
};
