export const listAddress = '/users/list';
export const userTabs = [
  'account',
  'services',
  'forwards',
  'sharing',
  'rules',
  'vacation',
  'passwords',
] as const;
export type UserTab = (typeof userTabs)[number];

/** Where a user's page is, or one of its parts. */
export function userAddress(id: string, tab: UserTab = 'account'): string {
  const page = `${listAddress}/${id}`;
  return tab === 'account' ? page : `${page}/${tab}`;
}
