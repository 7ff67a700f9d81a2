import type { ActionAnswer } from '@posthouse/contract';
import { settingsActions } from '@posthouse/contract/features/settings';
import { line } from '@posthouse/contract/fields/text';
import type { z } from 'zod';

export type Settings = ActionAnswer<'getSettings'>;

const { ui_timeout, timezone, password_max_age_days } = settingsActions.updateSettings.input.shape;
const typedNumber = line(15).transform((typed): string | number => typed);

/** What is left out would be unchanged for the server; in the form it is there and must stay. */
export const settingsSchema = settingsActions.updateSettings.input.omit({ version: true }).extend({
  ui_timeout: typedNumber.pipe(ui_timeout.unwrap()),
  timezone: timezone.unwrap(),
  password_max_age_days: typedNumber.pipe(password_max_age_days.unwrap()),
});
export type SettingsValues = z.input<typeof settingsSchema>;

/** What the form holds: numbers as they are typed. */
export function valuesOf({ version: _version, ...row }: Settings) {
  return {
    ...row,
    ui_timeout: String(row.ui_timeout),
    password_max_age_days: String(row.password_max_age_days),
    twofa_required: row.twofa_required === 1,
  };
}
