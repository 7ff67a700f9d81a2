export const listAddress = '/users/list';
export const userTabs = [
  'overview',
  'account',
  'services',
  'forwards',
  'sharing',
  'rules',
  'vacation',
  'filtering',
  'passwords',
  'logins',
  'history',
] as const;
export type UserTab = (typeof userTabs)[number];

/** Where a user's page is, or one of its parts. */
export function userAddress(id: string, tab: UserTab = 'overview'): string {
  const page = `${listAddress}/${id}`;
  return tab === 'overview' ? page : `${page}/${tab}`;
}
