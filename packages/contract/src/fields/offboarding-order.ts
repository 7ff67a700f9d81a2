import { z } from 'zod';
import { mailAddress } from './email-address.ts';
import { flag } from './flag.ts';
import { id } from './id.ts';
import { listOf } from './list.ts';
import { mostReplyCharacters, optionalLine, plainText } from './text.ts';
import { day } from './time.ts';

/** Somebody looks over what happens to each of them. */
export const mostOffboarded = 200;

/** What a colleague can take over besides mail. */
export const handedThings = ['aliases', 'lists', 'smart_lists'] as const;
export type HandedThing = (typeof handedThings)[number];

/** What users can open besides their own mailbox. */
export const endedAccesses = ['mailboxes', 'public_folders'] as const;
export type EndedAccess = (typeof endedAccesses)[number];

const optionalAddress = z.union([z.literal(''), mailAddress], 'email_invalid').default('');
export const optionalDay = z.union([z.literal(''), day], 'format');
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
    vacation: plainText(mostReplyCharacters).default(''),
    vacation_subject: optionalLine(250).default(''),
    /** Who takes the user’s place in what `hand_over` names. */
    hand_over_to: optionalAddress,
    hand_over: listOf(z.enum(handedThings, 'format'), { least: 0, most: handedThings.length })
      .transform((things) => [...new Set(things)])
      .default([]),
    /** What they can no longer open, also with a new password. Folders they own stay theirs. */
    end_access: listOf(z.enum(endedAccesses, 'format'), { least: 0, most: endedAccesses.length })
      .transform((accesses) => [...new Set(accesses)])
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
  readonly end_access: readonly unknown[];
  readonly remove_at: string;
}

/** Whether anything would happen. */
export function asksForSomething(order: Asked): boolean {
  const { new_password, app_passwords, stop_forwards, make_shared, hand_over, end_access } = order;
  const texts = [order.forward_to, order.delegate_to, order.vacation.trim(), order.remove_at];
  const switches = [new_password, app_passwords, stop_forwards, make_shared];
  const things = [...hand_over, ...end_access];
  return things.length > 0 || switches.includes(true) || texts.some((text) => text !== '');
}
