import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { userRow, type usersActions } from '@posthouse/contract/features/users';
import { listExport } from '../../rules/addresses/list-export.ts';
import { userList } from './users-store.ts';

export const usersExport = listExport<ParsedInputOf<typeof usersActions.exportUsers>>({
  name: 'users',
  action: 'exportUsers',
  row: userRow,
  readPage: userList.readPage,
});
