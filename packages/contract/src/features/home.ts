import { z } from 'zod';
import { noFields, query } from '../core/action.ts';
import { wireFlag } from '../fields/flag.ts';

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
};
