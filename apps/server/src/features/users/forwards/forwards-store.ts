import { userForward } from '../../../db/schema/user-sharing.ts';
import { destinationsIn } from '../../../rules/mail-ways/destinations.ts';

/** Where the mail of users goes besides their mailboxes. */
export const forwardDestinations = destinationsIn(userForward, userForward.userId);
