import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { mailAddress } from '../../fields/email-address.ts';
import { flag, wireFlag } from '../../fields/flag.ts';
import { wireId } from '../../fields/id.ts';
import { listOf } from '../../fields/list.ts';
import { integer } from '../../fields/number.ts';
import { longTextBodyBytes, mostReplyCharacters, optionalLine, plainText } from '../../fields/text.ts';
import { day, wireTime } from '../../fields/time.ts';
import { version } from '../../fields/version.ts';
import { ofUser } from '../users.ts';

const area = 'users';

export const vacationLimits = { addresses: 20, textLength: mostReplyCharacters, mostDays: 30 } as const;

const optionalDay = z.union([z.literal(''), day], 'format');

/** What an admin can change of a vacation reply. */
const vacationFields = {
  active: flag.optional(),
  /** In the timezone of the domain, both days included; empty: from now on, and until it is turned off. */
  starts_on: optionalDay.optional(),
  ends_on: optionalDay.optional(),
  /** Empty: that of the message, with "Auto:" before it. */
  subject: optionalLine(250).optional(),
  text: plainText(vacationLimits.textLength).optional(),
  /** Each sender is answered at most once in this many days. */
  days: integer({ min: 1, max: vacationLimits.mostDays }).optional(),
  /** Others that belong to the user: mail sent to them is answered too. Admins limited to domains set those in them. */
  addresses: listOf(mailAddress, { least: 0, most: vacationLimits.addresses }).optional(),
};

interface Vacation {
  readonly active: boolean;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly text: string;
}

/** What of a whole vacation reply does not fit together, by field. */
export function vacationFaults(reply: Vacation): Partial<Record<keyof Vacation, 'required' | 'days_order'>> {
  const { starts_on: from, ends_on: until } = reply;
  return {
    ...(from !== '' && until !== '' && until < from ? { ends_on: 'days_order' as const } : {}),
    ...(reply.active && reply.text.trim() === '' ? { text: 'required' as const } : {}),
  };
}

const vacationOfUser = z.strictObject({
  /** The user's. */
  id: wireId,
  active: wireFlag,
  starts_on: z.string(),
  ends_on: z.string(),
  subject: z.string(),
  text: z.string(),
  days: z.int(),
  addresses: z.array(z.string()),
  /** Addresses elsewhere, for an admin limited to domains; `setVacation` keeps them. */
  hidden: z.int(),
  /** What the two days are as moments: the end is the first moment after the last day. */
  starts_at: wireTime.nullable(),
  ends_at: wireTime.nullable(),
  /** That of the domain, or of the account where the domain has none. */
  timezone: z.string(),
  version: z.int(),
});

export const vacationActions = {
  getVacation: query({
    summary: 'Returns the vacation reply of a user.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: ofUser({}),
    output: vacationOfUser,
    example: { email: 'anna@example.com' },
  }),
  setVacation: command({
    summary: 'Changes the vacation reply of a user. Omitted fields stay the same.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: ofUser({ version, ...vacationFields }),
    output: vacationOfUser,
    example: { email: 'anna@example.com', active: 1, text: 'I am back on Monday.' },
    bodyBytes: longTextBodyBytes,
    history: ['active', 'starts_on', 'ends_on', 'subject', 'text', 'days', 'addresses'],
  }),
};
