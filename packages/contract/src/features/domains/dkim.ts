import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { wireFlag } from '../../fields/flag.ts';
import { wireTime } from '../../fields/time.ts';
import { ofDomain } from './domain-key.ts';

const area = 'domains';

/** A key waits until its record resolves, then signs; the one before it is kept for a week, for mail still under way. */
export const dkimKeyStates = ['waiting', 'active', 'retiring'] as const;

const dkimKey = z.strictObject({
  selector: z.string(),
  host: z.string(),
  type: z.literal('TXT'),
  value: z.string(),
  state: z.enum(dkimKeyStates),
  since: wireTime,
});

export const dkim = z.strictObject({
  domain: z.string(),
  dkim_enabled: wireFlag,
  /** Host and record value of the newest key, empty where there is none. */
  dkim_host: z.string(),
  dkim_key: z.string(),
  keys: z.array(dkimKey),
});

const change = {
  access: { area, level: levels.modify },
  scope: 'domain',
  input: ofDomain({}),
  output: dkim,
  example: { domain: 'example.com' },
  history: ['domain', 'dkim_enabled', 'selector'],
} as const;

export const dkimActions = {
  getDkim: query({
    summary: 'The DKIM keys of a domain, with the records to publish.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: ofDomain({}),
    output: dkim,
    example: { domain: 'example.com' },
  }),
  enableDkim: command({
    ...change,
    summary: 'Turns signing on; makes a key where there is none. Signing begins once its record resolves.',
  }),
  disableDkim: command({ ...change, summary: 'Turns signing off; the keys stay.' }),
  rotateDkim: command({
    ...change,
    summary: 'Makes a new key with the other selector; it takes over once its record resolves.',
  }),
};
