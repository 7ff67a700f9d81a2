import type { ActionAnswer } from '@posthouse/contract';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';

export type SmartListRow = RowOf<'getSmartLists'>;
/** One smart list with its owners. */
export type SmartList = ActionAnswer<'getSmartList'>;

export const smartListsAddress = '/smartlists';
export const smartListTabs = ['members', 'settings', 'preview'] as const;
export type SmartListTab = (typeof smartListTabs)[number];

/** Where a smart list's page is, or one of its parts. */
export const smartListAddress = (id: string, tab: SmartListTab = 'members') =>
  tab === 'members' ? `${smartListsAddress}/${id}` : `${smartListsAddress}/${id}/${tab}`;
