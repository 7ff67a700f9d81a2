import type { ActionInput } from '@posthouse/contract';
import type { FieldErrors } from '@posthouse/contract/core/errors';
import { plansActions } from '@posthouse/contract/features/plans';
import {
  type EndedAccess,
  endedAccesses,
  type HandedThing,
  handedThings,
} from '@posthouse/contract/fields/offboarding-order';
import { z } from 'zod';

/** What becomes of mail: to a colleague, to a mailbox the colleague opens, or only to the user’s own. */
export const mailWays = ['forward', 'delegate', 'shared', 'keep'] as const;

const { shape } = plansActions.planOffboarding.input;

const fields = z.strictObject({
  colleague: z.string(),
  new_password: z.boolean(),
  app_passwords: z.boolean(),
  mail: z.enum(mailWays),
  keep_copy: z.boolean(),
  stop_forwards: z.boolean(),
  replies: z.boolean(),
  vacation_subject: shape.vacation_subject.unwrap(),
  vacation: shape.vacation.unwrap(),
  aliases: z.boolean(),
  lists: z.boolean(),
  smart_lists: z.boolean(),
  mailboxes: z.boolean(),
  public_folders: z.boolean(),
  removes: z.boolean(),
  remove_at: shape.remove_at.unwrap(),
});
export type OffboardingValues = z.input<typeof fields>;

const handedIn = (values: OffboardingValues): HandedThing[] => handedThings.filter((thing) => values[thing]);
const endedIn = (values: OffboardingValues): EndedAccess[] => endedAccesses.filter((one) => values[one]);
const needsColleague = (values: OffboardingValues) => values.mail !== 'keep' || handedIn(values).length > 0;

/** What of it does not fit together is said at its field. */
export const offboardingSchema = fields.superRefine((values, ctx) => {
  const demand = (path: string, isMissing: boolean) => {
    if (isMissing) ctx.addIssue({ code: 'custom', message: 'required', path: [path] });
  };
  demand('colleague', needsColleague(values) && values.colleague === '');
  demand('vacation', values.replies && values.vacation.trim() === '');
  demand('remove_at', values.removes && values.remove_at === '');
  const { new_password, app_passwords, stop_forwards, replies, removes } = values;
  const isEmpty = ![new_password, app_passwords, stop_forwards, replies, removes].includes(true);
  demand('new_password', isEmpty && endedIn(values).length === 0 && !needsColleague(values));
});

/** What the admin may do besides the everyday. */
export type Offered = Readonly<Record<HandedThing | EndedAccess | 'structure', boolean>>;

/** What most people want of somebody who leaves. */
export const valuesFor = ({ structure: _structure, ...things }: Offered): OffboardingValues => ({
  ...{ colleague: '', new_password: true, app_passwords: true },
  ...{ mail: 'forward', keep_copy: true, stop_forwards: true },
  ...{ replies: false, vacation_subject: '', vacation: '' },
  ...{ ...things, removes: false, remove_at: '' },
});

export function orderOf(ids: string[], values: OffboardingValues): ActionInput<'planOffboarding'> {
  const { colleague, mail, replies, removes } = values;
  const hand_over = handedIn(values);
  const end_access = endedIn(values);
  return {
    ids,
    new_password: values.new_password,
    app_passwords: values.app_passwords,
    ...(mail === 'forward'
      ? { forward_to: colleague, keep_copy: values.keep_copy }
      : { stop_forwards: values.stop_forwards }),
    ...(mail === 'delegate' || mail === 'shared' ? { delegate_to: colleague } : {}),
    ...(mail === 'shared' ? { make_shared: true } : {}),
    ...(replies ? { vacation: values.vacation, vacation_subject: values.vacation_subject } : {}),
    ...(hand_over.length > 0 ? { hand_over, hand_over_to: colleague } : {}),
    ...(end_access.length > 0 ? { end_access } : {}),
    ...(removes ? { remove_at: values.remove_at } : {}),
  };
}

const colleagueFields = ['forward_to', 'delegate_to', 'hand_over_to'];

/** The form has one field for the colleague. */
export function atFormFields(found: FieldErrors): FieldErrors {
  const named = Object.entries(found).map(
    ([field, finding]) => [colleagueFields.includes(field) ? 'colleague' : field, finding] as const,
  );
  return Object.fromEntries(named);
}
