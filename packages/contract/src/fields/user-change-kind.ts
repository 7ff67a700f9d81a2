/** What bulk commands change of users and can change back. */
export const userChangeKinds = ['quota', 'account_type', 'active'] as const;
export type UserChangeKind = (typeof userChangeKinds)[number];
