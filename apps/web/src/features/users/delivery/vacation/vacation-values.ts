import type { ActionAnswer } from '@posthouse/contract';
import { vacationActions, vacationFaults, vacationLimits } from '@posthouse/contract/features/users/vacation';
import { z } from 'zod';
import { addressesIn, typedAddress } from '../../../../domain/addresses/address-choice.ts';

export type Vacation = ActionAnswer<'getVacation'>;

const { shape } = vacationActions.setVacation.input;

/** What the form holds: addresses one below the other. */
const fields = z.strictObject({
  active: z.boolean(),
  starts_on: shape.starts_on.unwrap(),
  ends_on: shape.ends_on.unwrap(),
  subject: shape.subject.unwrap(),
  text: shape.text.unwrap(),
  days: shape.days.unwrap(),
  addresses: z
    .string()
    .refine((text) => addressesIn(text) !== undefined, 'email_invalid')
    .refine((text) => (addressesIn(text) ?? []).length <= vacationLimits.addresses, {
      error: 'too_many',
      params: { num: vacationLimits.addresses },
    }),
});
export const vacationSchema = fields.superRefine((values, ctx) => {
  for (const [field, message] of Object.entries(vacationFaults(values))) {
    ctx.addIssue({ code: 'custom', message, path: [field] });
  }
});
export type VacationValues = z.input<typeof vacationSchema>;

export function vacationValuesOf(reply: Vacation): VacationValues {
  const { active, starts_on, ends_on, subject, text, days } = reply;
  const addresses = reply.addresses.map(typedAddress).join('\n');
  return { active: active === 1, starts_on, ends_on, subject, text, days, addresses };
}

/** What decides whether somebody is answered. */
export type VacationTimes = Pick<Vacation, 'active' | 'starts_on' | 'ends_on' | 'starts_at' | 'ends_at'>;

export type VacationState = 'off' | 'planned' | 'on' | 'onUntil' | 'over';

/** What is true at a moment of a reply as it is saved. */
export function vacationState(reply: VacationTimes, now: Date): VacationState {
  if (reply.active === 0) return 'off';
  if (reply.starts_at !== null && now < new Date(reply.starts_at)) return 'planned';
  if (reply.ends_at === null) return 'on';
  return now < new Date(reply.ends_at) ? 'onUntil' : 'over';
}

/** When replies are sent, as the form says it now, seen from a day (`2026-07-01`). */
export function whenOf(
  { active, starts_on, ends_on }: Pick<VacationValues, 'active' | 'starts_on' | 'ends_on'>,
  today: string,
) {
  if (!active) return 'off';
  if (ends_on && ends_on < today) return 'over';
  if (starts_on && ends_on) return 'between';
  if (starts_on) return 'from';
  return ends_on ? 'until' : 'always';
}
