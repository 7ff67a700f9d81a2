import { fieldErrorsOf } from '@posthouse/contract/core/field-errors';
import { expect, it } from 'vitest';
import { type Settings, settingsSchema, valuesOf } from './settings-values.ts';

const row: Settings = {
  ui_timeout: 15,
  language: 'en',
  timezone: 'Europe/Berlin',
  dateformat: '',
  homecountry: 'DE',
  quota_alert_cc: '',
  password_max_age_days: 0,
  twofa_required: 0,
  version: 3,
};
const values = valuesOf(row);
const findings = (changed: object) => {
  const { error } = settingsSchema.safeParse({ ...values, ...changed });
  return error ? Object.values(fieldErrorsOf(error)).map(({ code }) => code) : [];
};

it('accepts the settings as they are loaded', () => {
  expect(settingsSchema.safeParse(values).success).toBe(true);
});

it('wants numbers within their limits and never nothing at all', () => {
  expect(findings({ ui_timeout: '' })).toEqual(['required']);
  expect(findings({ ui_timeout: '0' })).toEqual(['at_least']);
  expect(findings({ ui_timeout: '721' })).toEqual(['less_than']);
  expect(findings({ ui_timeout: 'ten' })).toEqual(['format']);
  expect(findings({ password_max_age_days: '' })).toEqual(['required']);
  expect(findings({ timezone: '' })).toEqual(['required']);
});

it('lets the country and the copy address be empty', () => {
  expect(findings({ homecountry: '', quota_alert_cc: '' })).toEqual([]);
});
