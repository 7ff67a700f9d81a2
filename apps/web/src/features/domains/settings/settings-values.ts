import { domainsActions } from '@posthouse/contract/features/domains';
import { z } from 'zod';
import type { Domain } from '../domain.ts';

const { id: _id, domain: _domain, version: _version, ...settings } = domainsActions.updateDomain.input.shape;

/** What is left out would be unchanged for the server; in the form all of it is there. */
export const settingsSchema = z
  .strictObject(settings)
  .required()
  .refine(({ exchange_enabled, exchange_host }) => !exchange_enabled || exchange_host !== '', {
    error: 'required',
    path: ['exchange_host'],
  })
  .refine(({ localdelivery, relay_host }) => localdelivery || relay_host !== '', {
    error: 'required',
    path: ['relay_host'],
  });
export type SettingsValues = z.input<typeof settingsSchema>;

/** What the form holds: switches as booleans. */
export function valuesOf(row: Domain) {
  return {
    type: row.type,
    timezone: row.timezone,
    homecountry: row.homecountry,
    catchall: row.catchall,
    webmail: row.webmail === 1,
    exchange_enabled: row.exchange_enabled === 1,
    exchange_host: row.exchange_host,
    localdelivery: row.localdelivery === 1,
    relay_host: row.relay_host,
    footer: row.footer,
    audit_enabled: row.audit_enabled === 1,
  } satisfies SettingsValues;
}
