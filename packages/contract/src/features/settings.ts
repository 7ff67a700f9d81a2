import { z } from 'zod';
import { command, noFields, query, success } from '../core/action.ts';
import { duties } from '../core/duties.ts';
import { optionalLanguage } from '../core/language-fields.ts';
import { languages } from '../core/languages.ts';
import { optionalCountry } from '../fields/country.ts';
import { dateFormat } from '../fields/date-formats.ts';
import { emailAddress } from '../fields/email-address.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { missing } from '../fields/missing.ts';
import { integer } from '../fields/number.ts';
import { checkSystemText, systemTextFields, systemTextKeys } from '../fields/system-text.ts';
import { longTextBodyBytes } from '../fields/text.ts';
import { version } from '../fields/version.ts';

const lookup = z.record(z.string(), z.string());
const language = z.enum(languages, missing);

export const settingsRow = z.strictObject({
  ui_timeout: z.int(),
  language: optionalLanguage,
  timezone: z.string(),
  dateformat: dateFormat,
  homecountry: z.string(),
  quota_alert_cc: z.string(),
  password_max_age_days: z.int(),
  /** 1: sub-admins have to set up two-factor authentication before they can do anything else. */
  twofa_required: wireFlag,
  version: z.int(),
});

const systemTextRow = z.strictObject({
  key: z.enum(systemTextKeys),
  language: z.enum(languages),
  subject: z.string(),
  text: z.string(),
  is_default: wireFlag,
  /** 0 for a text that was never changed. */
  version: z.int(),
});

const textPlace = { key: z.enum(systemTextKeys, missing), language };
const systemText = z
  .strictObject({
    ...textPlace,
    ...systemTextFields,
    version,
  })
  .superRefine((draft, ctx) =>
    checkSystemText(draft, (path, message, params) =>
      ctx.addIssue({ code: 'custom', message, path: [path], ...(params ? { params } : {}) }),
    ),
  );
const sample = { key: 'password_reset_web', language: 'en', subject: '', text: 'Hello {username}' } as const;

export const settingsActions = {
  getTimezones: query({
    summary: 'Lists time zones: name to a label with its current offset.',
    access: 'public',
    scope: 'own',
    input: noFields,
    output: lookup,
    example: {},
  }),
  getLanguages: query({
    summary: 'Lists the languages of the panel: code to name.',
    access: 'public',
    scope: 'own',
    input: noFields,
    output: lookup,
    example: {},
  }),
  getDateFormats: query({
    summary: 'Lists date formats: pattern to an example.',
    access: 'public',
    scope: 'own',
    input: noFields,
    output: lookup,
    example: {},
  }),
  setLanguage: command({
    summary: 'Saves the caller’s language.',
    access: 'session',
    scope: 'own',
    allowedDespite: duties,
    input: z.strictObject({ language }),
    output: success,
    example: { language: 'de' },
    history: ['language'],
  }),
  getSettings: query({
    summary: 'Returns the settings of the account.',
    access: 'admin',
    scope: 'account',
    input: noFields,
    output: settingsRow,
    example: {},
  }),
  updateSettings: command({
    summary:
      'Changes settings of the account. Omitted fields stay the same. A password age of 0 days means passwords never expire.',
    access: 'admin',
    scope: 'account',
    input: z.strictObject({
      ui_timeout: integer({ min: 1, max: 720 }).optional(),
      language: optionalLanguage.optional(),
      timezone: z.string(missing).trim().min(1, 'required').max(64, 'max_length').optional(),
      dateformat: dateFormat.optional(),
      homecountry: optionalCountry.optional(),
      quota_alert_cc: z.union([z.literal(''), emailAddress]).optional(),
      password_max_age_days: integer({ min: 0, max: 3650 }).optional(),
      twofa_required: flag.optional(),
      version,
    }),
    output: settingsRow,
    example: { ui_timeout: 15 },
    history: [
      'ui_timeout',
      'language',
      'timezone',
      'dateformat',
      'homecountry',
      'quota_alert_cc',
      'password_max_age_days',
      'twofa_required',
    ],
  }),
  getSystemTexts: query({
    summary:
      'Lists the texts of e-mails and pages in every language: the account’s own, otherwise the default.',
    access: 'admin',
    scope: 'account',
    input: noFields,
    output: z.strictObject({ rows: z.array(systemTextRow) }),
    example: {},
  }),
  updateSystemText: command({
    summary: 'Changes one text in one language. Placeholders are in braces; unknown ones are refused.',
    access: 'admin',
    scope: 'account',
    input: systemText,
    output: systemTextRow,
    bodyBytes: longTextBodyBytes,
    example: sample,
    history: ['language', 'subject', 'text'],
  }),
  resetSystemText: command({
    summary: 'Resets one text in one language to the default.',
    access: 'admin',
    scope: 'account',
    input: z.strictObject(textPlace),
    output: systemTextRow,
    example: { key: 'password_reset_mail', language: 'en' },
    history: ['language', 'subject', 'text'],
  }),
  previewSystemText: query({
    summary: 'Returns a text filled with sample data, as it would be sent.',
    access: 'admin',
    scope: 'account',
    input: systemText,
    output: z.strictObject({ subject: z.string(), text: z.string() }),
    bodyBytes: longTextBodyBytes,
    example: sample,
  }),
};
