import type { ActionAnswer } from '@posthouse/contract';
import { type AccountType, accountTypes } from '@posthouse/contract/features/users';

type Status = ActionAnswer<'status'>;

/** The maximum of each type; audit accounts take no seat. */
const maximumOf: Readonly<Record<AccountType, (status: Status) => number>> = {
  basic: ({ maxemails }) => maxemails,
  enhanced: ({ maxeemails }) => maxeemails,
  exchange: ({ maxexemails }) => maxexemails,
  external: ({ maxocemails }) => maxocemails,
  audit: () => 1,
};

/** How many more users of a type there can be; those for audit take no seat. */
export function seatsLeft(status: Status, type: AccountType): number | undefined {
  if (type === 'audit') return undefined;
  const { curemails, cureemails, curexemails, curocemails } = status;
  const taken = { basic: curemails, enhanced: cureemails, exchange: curexemails, external: curocemails };
  return Math.max(0, maximumOf[type](status) - taken[type]);
}

/** Types whose maximum is 0 are offered nowhere; the one a user has already is. */
export function offeredTypes(status: Status, present?: AccountType): AccountType[] {
  return accountTypes.filter((type) => type === present || maximumOf[type](status) > 0);
}
