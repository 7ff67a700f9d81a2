import { sendCommand } from '../../api/send-command.ts';
import type { SendMembers } from '../../domain/members/add-pasted.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';

/** One list of the account, as it is on the screens: "list" alone would be the list of lists. */
export type MailList = RowOf<'getLists'>;

export const listsAddress = '/lists';
export const listTabs = ['members', 'settings'] as const;
export type ListTab = (typeof listTabs)[number];

/** Where a list's page is, or one of its parts. */
export const listAddress = (id: string, tab: ListTab = 'members') =>
  tab === 'members' ? `${listsAddress}/${id}` : `${listsAddress}/${id}/${tab}`;

/** Adds members without a word of its own: the form says how it went, and loads again what changed. */
export const sendMembers =
  (list: string): SendMembers =>
  (members) =>
    sendCommand('addListMembers', { list, members: [...members] }, { announcedBy: 'screen', changes: [] });
