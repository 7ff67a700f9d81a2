import type { RowOf } from '../../ui/list/definition/list-contract.ts';

/** One list of the account, as it is on the screens: "list" alone would be the list of lists. */
export type MailList = RowOf<'getLists'>;

export const listsAddress = '/lists';
export const listTabs = ['members', 'settings'] as const;
export type ListTab = (typeof listTabs)[number];

/** Where a list's page is, or one of its parts. */
export const listAddress = (id: string, tab: ListTab = 'members') =>
  tab === 'members' ? `${listsAddress}/${id}` : `${listsAddress}/${id}/${tab}`;
