import type { ActionAnswer } from '@posthouse/contract';

export type AccessList = ActionAnswer<'getAdminIpAccess'>;
export type AccessEntry = AccessList['rows'][number];

/** Whose list it is, as the actions take it: without a name one's own. */
export interface Whose {
  readonly username?: string;
}

export function isOwnList({ username }: Whose): boolean {
  return username === undefined;
}
