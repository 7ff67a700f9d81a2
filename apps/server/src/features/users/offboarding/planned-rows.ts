import type { WireError } from '@posthouse/contract/core/errors';
import type { PlannedRow } from '../../../rules/plans/plan-kind.ts';
import type { LockedUser } from '../users-store.ts';
import type { PartRow } from './offboarding-part.ts';

/** After the user’s own parts, before it is removed. */
export const handOverStep = 3;

/** Before the type of a mailbox: on the way back, what can open something is a login again by then. */
export const withdrawalStep = 0;

export const refused = (about: Pick<PlannedRow, 'name' | 'domainId'>, reason: WireError): PlannedRow => ({
  ...about,
  outcome: 'refuse',
  reason,
});

/** A row about a user; a version that nobody asks for is that of the user. */
export const plannedRow = (user: LockedUser, { version = user.version, ...row }: PartRow): PlannedRow => ({
  ...{ name: user.email, domainId: user.domainId, target: { id: user.id, version } },
  ...row,
});
