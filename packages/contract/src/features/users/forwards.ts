import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { flag, wireFlag } from '../../fields/flag.ts';
import { addressSet, relatedAddress } from '../../fields/related-address.ts';
import { version } from '../../fields/version.ts';
import { ofUser } from '../users.ts';

const forwards = z.strictObject({
  /** 0 if the user never had any. */
  version: z.int(),
  /** Mail also stays in the mailbox. Without any destination that receives mail it always does. */
  keep_copy: wireFlag,
  destinations: z.array(z.strictObject(relatedAddress)),
  /** Destinations in domains the caller can't see; `setForwards` keeps them. */
  hidden: z.int(),
});

export const forwardsActions = {
  getForwards: query({
    summary: 'Returns where the mail of a user is forwarded to.',
    access: { area: 'users', level: levels.view },
    scope: 'domain',
    input: ofUser({}),
    output: forwards,
    example: { email: 'anna@example.com' },
  }),
  setForwards: command({
    summary:
      'Sets where the mail of a user is forwarded to, and whether a copy stays. Addresses of the account must exist; a loop is refused with its path.',
    access: { area: 'users', level: levels.addUpdate },
    scope: 'domain',
    input: ofUser({ version, destinations: addressSet.optional(), keep_copy: flag.optional() }),
    output: forwards,
    example: { email: 'anna@example.com', destinations: ['anna@example.net'], keep_copy: 1 },
    history: ['destinations', 'keep_copy'],
  }),
};
