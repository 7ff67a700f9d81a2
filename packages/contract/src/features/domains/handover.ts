import { z } from 'zod';
import { command, success } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { integer } from '../../fields/number.ts';
import { wireTime } from '../../fields/time.ts';
import { ofDomain } from './domain-key.ts';

const access = { area: 'domains', level: levels.addUpdate } as const;

export const handoverActions = {
  createDnsHandover: command({
    summary:
      'A link to a page with the records of a domain, for the person who runs its DNS; an older link ends.',
    access,
    scope: 'domain',
    input: ofDomain({ days: integer({ min: 1, max: 90 }) }),
    output: z.strictObject({ url: z.string(), expires_at: wireTime }),
    example: { domain: 'example.com', days: 14 },
    history: ['domain', 'days'],
  }),
  revokeDnsHandover: command({
    summary: 'Ends the link to the page with the records of a domain.',
    access,
    scope: 'domain',
    input: ofDomain({}),
    output: success,
    example: { domain: 'example.com' },
    history: ['domain'],
  }),
};
