import type { ActionAnswer } from '@posthouse/contract';
import { filterSettingsActions, mostSpamDays } from '@posthouse/contract/features/filtering/filter-settings';
import { z } from 'zod';

export type FilterSettings = ActionAnswer<'getFilterSettings'>;
export type SettingName = keyof FilterSettings['own'];

/** The first and last number are a bound each, which is told by its own sentence. */
const days = z
  .string()
  .trim()
  .superRefine((text, ctx) => {
    if (text === '') return;
    const refuse = (message: string, params?: object) =>
      ctx.addIssue({ code: 'custom', message, ...(params ? { params } : {}) });
    if (!/^\d{1,15}$/.test(text)) refuse('format');
    else if (Number(text) < 1) refuse('at_least', { num: 1 });
    else if (Number(text) > mostSpamDays) refuse('less_than', { num: mostSpamDays + 1 });
  });

const {
  accept_from,
  autowhitelist,
  sensitivity,
  spam_to,
  report_hours,
  report_content,
  report_format,
  login_countries,
} = filterSettingsActions.updateFilterSettings.input.shape;

/** An empty value is inherited. */
export const settingsSchema = z.strictObject({
  accept_from,
  autowhitelist,
  sensitivity,
  spam_to,
  keep_spam_days: days,
  report_hours,
  report_content,
  report_format,
  login_countries,
});
type SettingsValues = z.input<typeof settingsSchema>;

export const valuesOf = ({ own }: FilterSettings) =>
  ({
    accept_from: own.accept_from ?? '',
    autowhitelist: own.autowhitelist === null ? '' : own.autowhitelist === 1 ? '1' : '0',
    sensitivity: String(own.sensitivity ?? ''),
    spam_to: own.spam_to ?? '',
    keep_spam_days: String(own.keep_spam_days ?? ''),
    report_hours: String(own.report_hours ?? ''),
    report_content: own.report_content ?? '',
    report_format: own.report_format ?? '',
    login_countries: String(own.login_countries ?? ''),
  }) satisfies SettingsValues;

/** How strict a sensitivity is, in words. */
export function strictnessOf(sensitivity: number) {
  if (sensitivity <= 2) return 'veryTolerant';
  if (sensitivity <= 4) return 'tolerant';
  if (sensitivity === 5) return 'balanced';
  return sensitivity <= 7 ? 'strict' : 'veryStrict';
}

/** The numbers that are offered, and the one that was set if it is another. */
export const offered = (numbers: readonly number[], own: number | null): string[] =>
  [...new Set(own === null ? numbers : [...numbers, own])].sort((a, b) => a - b).map(String);
