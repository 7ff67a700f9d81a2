import { domainsActions } from '@posthouse/contract/features/domains';
import { z } from 'zod';
import type { Domain } from '../domain.ts';

const { shape } = domainsActions.updateDomain.input;

/** What is left out would be unchanged for the server; in the form all of it is there. */
export const settingsSchema = z
  .strictObject({
    type: shape.type.unwrap(),
    timezone: shape.timezone.unwrap(),
    homecountry: shape.homecountry.unwrap(),
    catchall: shape.catchall.unwrap(),
    webmail: shape.webmail.unwrap(),
    exchange_enabled: shape.exchange_enabled.unwrap(),
    exchange_host: shape.exchange_host.unwrap(),
    localdelivery: shape.localdelivery.unwrap(),
    relay_host: shape.relay_host.unwrap(),
    footer: shape.footer.unwrap(),
  })
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
  } satisfies SettingsValues;
}
