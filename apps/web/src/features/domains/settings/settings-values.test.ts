import { fieldErrorsOf } from '@posthouse/contract/core/field-errors';
import { expect, it } from 'vitest';
import type { Domain } from '../domain.ts';
import { settingsSchema, valuesOf } from './settings-values.ts';

const row: Domain = {
  id: '7',
  domain: 'example.com',
  unicode: 'example.com',
  type: 'standard',
  active: 1,
  verification: 'verified',
  health: 'ok',
  users: 2,
  aliases: 0,
  lists: 0,
  smartlists: 0,
  aliasdomains: 0,
  quota: 50_000,
  timezone: '',
  catchall: '',
  webmail: 1,
  exchange_enabled: 0,
  exchange_host: '',
  localdelivery: 1,
  relay_host: '',
  footer: '',
  homecountry: 'DE',
  dkim_enabled: 0,
  audit_enabled: 0,
  created_at: '2026-03-02T10:00:00.000Z',
  verified_at: null,
  version: 3,
};
const values = valuesOf(row);
const findings = (changed: object) => {
  const { error } = settingsSchema.safeParse({ ...values, ...changed });
  return error ? Object.keys(fieldErrorsOf(error)) : [];
};

it('accepts the settings as they are loaded', () => {
  expect(findings({})).toEqual([]);
});

it('wants to know where mail goes that does not stay here', () => {
  expect(findings({ exchange_enabled: true })).toEqual(['exchange_host']);
  expect(findings({ exchange_enabled: true, exchange_host: 'exchange.example.com' })).toEqual([]);
  expect(findings({ localdelivery: false })).toEqual(['relay_host']);
  expect(findings({ localdelivery: false, relay_host: 'relay.example.com' })).toEqual([]);
});
