import { type ChatRole, chatUsersActions, mayManageRole } from '@posthouse/contract/features/chat-users';
import { z } from 'zod';
import { currentRights, useSession } from '../../api/session.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';

export type ChatUser = RowOf<'getChatUsers'>;

const { email, name, role } = chatUsersActions.addChatUser.input.shape;

/** What the forms hold: a role is always chosen. */
export const addSchema = z.strictObject({ email, name, role: role.unwrap() });
export const changeSchema = z.strictObject({ name, role: role.unwrap() });

export const changeValuesOf = (row: { readonly name: string; readonly role: ChatRole }) => ({
  name: row.name,
  role: row.role,
});

/** Which roles the admin who is logged in may give, and whose accounts with them they may change. */
export function useManagedRole(): (role: ChatRole) => boolean {
  useSession();
  const rights = currentRights();
  return (role) => rights !== undefined && mayManageRole(role, rights);
}
