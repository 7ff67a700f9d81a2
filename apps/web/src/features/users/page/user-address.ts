export const userTabs = ['account', 'services', 'rules', 'vacation'] as const;
export type UserTab = (typeof userTabs)[number];

/** Where a user's page is, or one of its parts. */
export function userAddress(id: string, tab: UserTab = 'account'): string {
  const page = `/users/list/${id}`;
  return tab === 'account' ? page : `${page}/${tab}`;
}
