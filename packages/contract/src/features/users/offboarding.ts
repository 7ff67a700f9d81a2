import { z } from 'zod';
import { type Access, command, query, success } from '../../core/action.ts';
import { listInput, listOutput } from '../../core/paging.ts';
import { levels } from '../../core/permissions.ts';
import { mailAddress } from '../../fields/email-address.ts';
import { flag } from '../../fields/flag.ts';
import { id, wireId } from '../../fields/id.ts';
import { listOf } from '../../fields/list.ts';
import { optionalLine, plainText } from '../../fields/text.ts';
import { day, wireTime } from '../../fields/time.ts';
import { ofUser } from '../users.ts';
import { vacationLimits } from './vacation.ts';

const area = 'users';

/** Somebody looks over what happens to each of them. */
export const mostOffboarded = 200;

/** What a colleague can take over besides mail. */
export const handedThings = ['aliases', 'lists', 'smart_lists'] as const;
export type HandedThing = (typeof handedThings)[number];

const optionalAddress = z.union([z.literal(''), mailAddress], 'email_invalid').default('');
const optionalDay = z.union([z.literal(''), day], 'format');
const off = flag.default(false);

/** What shall happen to users who leave. Colleagues are addresses of the account that the caller sees. */
export const offboardingOrder = z
  .strictObject({
    ids: listOf(id, { least: 1, most: mostOffboarded }).transform((ids) => [...new Set(ids)]),
    /** One that nobody knows; it ends all sessions. */
    new_password: off,
    app_passwords: off,
    /** The user’s mail goes there, and to no forward it had before. */
    forward_to: optionalAddress,
    keep_copy: flag.default(true),
    /** Ends the user’s own forwards where mail goes to no colleague. */
    stop_forwards: off,
    /** A user who can then open the mailbox. */
    delegate_to: optionalAddress,
    /** The mailbox becomes a shared one. */
    make_shared: off,
    vacation: plainText(vacationLimits.textLength).default(''),
    vacation_subject: optionalLine(250).default(''),
    /** Who takes the user’s place in what `hand_over` names. */
    hand_over_to: optionalAddress,
    hand_over: listOf(z.enum(handedThings, 'format'), { least: 0, most: handedThings.length })
      .transform((things) => [...new Set(things)])
      .default([]),
    /** The day on which they go to the recycle bin. */
    remove_at: optionalDay.default(''),
  })
  .refine(asksForSomething, { error: 'required', path: ['new_password'] })
  .refine(({ hand_over, hand_over_to }) => hand_over.length === 0 || hand_over_to !== '', {
    error: 'required',
    path: ['hand_over_to'],
  });
export type OffboardingOrder = z.output<typeof offboardingOrder>;

interface Asked {
  readonly new_password: boolean;
  readonly app_passwords: boolean;
  readonly forward_to: string;
  readonly stop_forwards: boolean;
  readonly delegate_to: string;
  readonly make_shared: boolean;
  readonly vacation: string;
  readonly hand_over: readonly unknown[];
  readonly remove_at: string;
}

/** Whether anything would happen. */
export function asksForSomething(order: Asked): boolean {
  const { new_password, app_passwords, stop_forwards, make_shared, hand_over } = order;
  const texts = [order.forward_to, order.delegate_to, order.vacation.trim(), order.remove_at];
  const switches = [new_password, app_passwords, stop_forwards, make_shared, hand_over.length > 0];
  return switches.includes(true) || texts.some((text) => text !== '');
}

const everyday = { area, level: levels.addUpdate } as const;
const structure = { area, level: levels.modify } as const;

/** Everyday work at 5; what changes the type of a user, or removes it, at 6. Aliases and lists need their own rights besides. */
export const offboardingAccess = {
  least: everyday,
  decide: ({ make_shared, remove_at }) => (make_shared || remove_at !== '' ? structure : everyday),
  branches: [
    { example: { ids: ['1'], new_password: 1 }, needs: everyday },
    { example: { ids: ['1'], make_shared: 1 }, needs: structure },
    { example: { ids: ['1'], remove_at: '2199-12-31' }, needs: structure },
  ],
} satisfies Access<OffboardingOrder>;

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
    input: listInput(['remove_at', 'email'], { id: id.optional() }),
    output: listOutput(removalRow),
    example: {},
  }),
  setRemovalDate: command({
    summary:
      'Sets the day on which a user goes to the recycle bin, in the account’s timezone; empty cancels that.',
    access: {
      least: { area, level: levels.remove },
      decide: ({ remove_at }: { remove_at: string }) =>
        remove_at === '' ? { area, level: levels.remove } : structure,
      branches: [
        {
          example: { email: 'anna@example.com', remove_at: '' },
          needs: { area, level: levels.remove },
        },
        { example: { email: 'anna@example.com', remove_at: '2199-12-31' }, needs: structure },
      ],
    },
    scope: 'domain',
    input: ofUser({ remove_at: optionalDay }),
    output: success,
    example: { email: 'anna@example.com', remove_at: '2199-12-31' },
    history: ['remove_at'],
  }),
};
