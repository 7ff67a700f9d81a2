import { z } from 'zod';
import { command, noFields, query } from '../core/action.ts';
import { listOf } from '../fields/list.ts';
import { missing } from '../fields/missing.ts';

/** The e-mail alerts an admin can choose. */
export const alertKinds = ['login', 'country', 'incident', 'domain', 'limit'] as const;
const alerts = z.array(z.enum(alertKinds));

export const alertsActions = {
  getAlerts: query({
    summary: 'Returns which e-mail alerts the caller gets.',
    access: 'session',
    scope: 'own',
    input: noFields,
    output: z.strictObject({
      alerts,
      /** What this server can tell at all; it knows no countries where the provider gave it none. */
      offered: alerts,
      /** Whose data says which country an address is in, where that must be said. */
      countries_by: z.enum(['', 'DB-IP']),
    }),
    example: {},
  }),
  setAlerts: command({
    summary: 'Sets which e-mail alerts the caller gets.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({
      alerts: listOf(z.enum(alertKinds, missing), { least: 0, most: alertKinds.length }),
    }),
    output: z.strictObject({ alerts }),
    example: { alerts: ['login'] },
    history: ['alerts'],
  }),
};
