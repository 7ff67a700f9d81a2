/** The ways in which somebody logs in to a mailbox. */
export const loginServices = ['imap', 'pop3', 'smtp', 'sieve'] as const;
export type LoginService = (typeof loginServices)[number];

/** What stands in the way of a login before its password is compared, in the order in which it is asked. */
export const loginObstacles = [
  'account',
  'domain',
  'user',
  'login',
  'service',
  'hours',
  'address',
  'twofa',
] as const;
/** `guessing`: somebody tried too many passwords. `unavailable`: the mail engine could not find out. */
export const loginReasons = [...loginObstacles, 'guessing', 'password', 'unavailable'] as const;
export type LoginReason = (typeof loginReasons)[number];

/** Why no password is tried: too many were wrong from this address, or for this user, or from where the user is known. */
export const blockCauses = ['address', 'user', 'pace'] as const;
