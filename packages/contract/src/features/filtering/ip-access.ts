import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { bulkInput, bulkOutput } from '../../core/bulk.ts';
import { anyOf, listInput, listOutput } from '../../core/paging.ts';
import { levels } from '../../core/permissions.ts';
import { domainName } from '../../fields/domain-name.ts';
import { id, wireId } from '../../fields/id.ts';
import { ipRange } from '../../fields/ip-range.ts';
import { missing } from '../../fields/missing.ts';
import { integer } from '../../fields/number.ts';
import { optionalLine } from '../../fields/text.ts';
import { wireTime } from '../../fields/time.ts';
import { version } from '../../fields/version.ts';

const area = 'filtering';

export const ipAccessTypes = ['allow', 'block'] as const;
export const ipAccessScopes = ['account', 'domain'] as const;
export const mostPreference = 9_999;
/** More than anybody keeps in mind. */
export const mostIpEntries = 1_000;

const ipAccessFields = {
  id: wireId,
  /** An address or a network. */
  ip: z.string(),
  type: z.enum(ipAccessTypes),
  /** The lowest is asked first. */
  preference: z.int(),
  description: z.string(),
  /** Empty for the whole account. */
  domain: z.string(),
  created_at: wireTime,
  version: z.int(),
};

export const ipAccessRow = z.strictObject({
  ...ipAccessFields,
  /** Asked before it: covers it, so that it never decides; or meets a part of it and says the opposite. */
  shadowed_by: z.strictObject({ id: wireId, ip: z.string() }).nullable(),
  overlaps: z.strictObject({ id: wireId, ip: z.string() }).nullable(),
});

export const ipAccessFilters = {
  domain: anyOf(domainName),
  scope: z.enum(ipAccessScopes, 'format').optional(),
  type: z.enum(ipAccessTypes, 'format').optional(),
};
const history = ['ip', 'type', 'preference', 'description', 'domain'] as const;
const fields = {
  preference: integer({ min: 0, max: mostPreference }).optional(),
  description: optionalLine(250).optional(),
};

export const ipAccessActions = {
  getIpAccessList: query({
    summary:
      'Lists servers whose mail is always accepted or refused, in the order in which they are checked.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['preference', 'created_at'], ipAccessFilters),
    output: listOutput(ipAccessRow),
    example: {},
  }),
  getIpAccess: query({
    summary: 'Returns an entry of the IP access lists.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: z.strictObject({ id }),
    output: ipAccessRow,
    example: { id: '1' },
  }),
  addIpAccess: command({
    summary:
      'Adds an IP address or a network, for the account or a domain. Without `preference` it is checked after the others.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      ip: ipRange,
      type: z.enum(ipAccessTypes, missing),
      domain: domainName.optional(),
      ...fields,
    }),
    output: ipAccessRow,
    example: { ip: '192.0.2.0/24', type: 'block' },
    history,
  }),
  updateIpAccess: command({
    summary: 'Changes an entry. Omitted fields stay the same.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      id,
      version,
      ip: ipRange.optional(),
      type: z.enum(ipAccessTypes, 'format').optional(),
      ...fields,
    }),
    output: ipAccessRow,
    example: { id: '1', preference: '20' },
    history,
  }),
  removeIpAccess: command({
    summary: 'Removes entries.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(ipAccessFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
};
