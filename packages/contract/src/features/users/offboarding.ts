import { z } from 'zod';
import { command, query, success } from '../../core/action.ts';
import { listInput, listOutput } from '../../core/paging.ts';
import { levels } from '../../core/permissions.ts';
import { id, wireId } from '../../fields/id.ts';
import { optionalDay } from '../../fields/offboarding-order.ts';
import { wireTime } from '../../fields/time.ts';
import { ofUser } from '../users.ts';

const area = 'users';

export const removalRow = z.strictObject({
  /** The user’s. */
  id: wireId,
  email: z.string(),
  /** The same address as its readers write it. */
  unicode: z.string(),
  name: z.string(),
  /** In the account’s timezone. */
  remove_at: z.string(),
  scheduled_by: z.string(),
  scheduled_at: wireTime,
  /** Why it was not removed on that day: who asked for it may no longer, or something needs it. */
  problem: z.enum(['forbidden', 'conflict']).nullable(),
});

export const offboardingActions = {
  getRemovals: query({
    summary: 'Lists the users that are going to be removed on a day.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['remove_at', 'email'], { user: id.optional() }),
    output: listOutput(removalRow),
    example: {},
  }),
  setRemovalDate: command({
    summary:
      'Sets the day on which a user goes to the recycle bin, in the account’s timezone; empty cancels that.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: ofUser({ remove_at: optionalDay }),
    output: success,
    example: { email: 'anna@example.com', remove_at: '2199-12-31' },
    history: ['remove_at'],
  }),
};
