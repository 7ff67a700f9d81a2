import { type ChatRole, chatUsersActions } from '@posthouse/contract/features/chat-users';
import { z } from 'zod';
import type { RowOf } from '../../ui/list/definition/list-contract.ts';

export type ChatUser = RowOf<'getChatUsers'>;

const { email, name, role } = chatUsersActions.addChatUser.input.shape;

/** What the forms hold: a role is always chosen. */
export const addSchema = z.strictObject({ email, name, role: role.unwrap() });
export const changeSchema = z.strictObject({ name, role: role.unwrap() });

export const changeValuesOf = (row: { readonly name: string; readonly role: ChatRole }) => ({
  name: row.name,
  role: row.role,
});
