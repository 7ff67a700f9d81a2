import { z } from 'zod';
import { noFields, query } from '../core/action.ts';
import { levels } from '../core/permissions.ts';
import { wireFlag } from '../fields/flag.ts';
import { wireTime } from '../fields/time.ts';

/** The counters of specification 3, by their wire names; quotas in MB. */
export const counterNames = [
  'curemails',
  'maxemails',
  'cureemails',
  'maxeemails',
  'curdomains',
  'maxdomains',
  'curexemails',
  'maxexemails',
  'curocemails',
  'maxocemails',
  'curzulipusers',
  'maxzulipusers',
  'curquota',
  'maxquota',
] as const;
type CounterName = (typeof counterNames)[number];

const counter = z.int();

/** `trouble`: it runs, but not all of its services do. */
export const mailEngineStates = ['running', 'trouble', 'stopped', 'not_installed'] as const;

export const homeActions = {
  status: query({
    summary: 'Returns the account’s seats and quota: current and maximum.',
    access: 'session',
    scope: 'domain',
    input: noFields,
    output: z.strictObject({
      ...(Object.fromEntries(counterNames.map((name) => [name, counter])) as Record<
        CounterName,
        typeof counter
      >),
      autogrow_quota: wireFlag,
    }),
    example: {},
  }),
  getMailEngine: query({
    summary: 'Returns whether the mail engine runs, since when, and the state of each of its services.',
    access: 'session',
    scope: 'own',
    input: noFields,
    output: z.strictObject({
      state: z.enum(mailEngineStates),
      /** When it started; of one that stopped, when it was last seen. */
      since: wireTime.nullable(),
      services: z.array(z.strictObject({ name: z.string(), state: z.enum(['running', 'stopped']) })),
    }),
    example: {},
  }),
  getMailLoginCounts: query({
    summary: 'Returns how many logins to mailboxes were accepted and refused in the last 24 hours.',
    access: { area: 'logs', level: levels.view },
    scope: 'domain',
    input: noFields,
    output: z.strictObject({ accepted: counter, refused: counter }),
    example: {},
  }),
};
