import { z } from 'zod';
import { command, query, success } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { id } from '../../fields/id.ts';
import { listOf } from '../../fields/list.ts';
import { integer } from '../../fields/number.ts';
import { wireTime } from '../../fields/time.ts';
import { ofDomain } from './domain-key.ts';

const access = { area: 'domains', level: levels.addUpdate } as const;

export const mostDomainsPerZoneFile = 200;

const handoverLink = z.strictObject({
  created_at: wireTime,
  /** The name of the admin who made it. */
  created_by: z.string(),
  expires_at: wireTime,
  /** When somebody last opened the page, and how often. */
  opened_at: wireTime.nullable(),
  opened: z.int(),
});

export const handoverActions = {
  getDnsHandover: query({
    summary: 'Whether a link to the hand-over page of a domain exists, since when, and when it was opened.',
    access,
    scope: 'domain',
    input: ofDomain({}),
    output: z.strictObject({ link: handoverLink.nullable() }),
    example: { domain: 'example.com' },
  }),
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
  getZoneFile: query({
    summary:
      'All records that some domains should have, as one zone file; those already published are comments.',
    access: { area: 'domains', level: levels.view },
    scope: 'domain',
    input: z.strictObject({ ids: listOf(id, { least: 1, most: mostDomainsPerZoneFile }) }),
    output: z.strictObject({ zone: z.string() }),
    example: { ids: ['1'] },
  }),
};
