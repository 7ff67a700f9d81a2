import { z } from 'zod';
import { command, query } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import { anyOf, listInput, listOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { domainName } from '../fields/domain-name.ts';
import { healthStates } from '../fields/health.ts';
import { wireId } from '../fields/id.ts';
import { wireTime } from '../fields/time.ts';
import { verificationStates } from '../fields/verification.ts';

const area = 'domains';

export const aliasDomainRow = z.strictObject({
  id: wireId,
  aliasdomain: z.string(),
  unicode: z.string(),
  /** The real domain whose names it reaches. */
  domain: z.string(),
  domain_id: wireId,
  verification: z.enum(verificationStates),
  health: z.enum(healthStates),
  created_at: wireTime,
  verified_at: wireTime.nullable(),
});

const filters = {
  domain: domainName.optional(),
  verification: anyOf(z.enum(verificationStates, 'format')),
};

export const aliasDomainsActions = {
  getAliasDomains: query({
    summary: 'The alias domains of the account.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['aliasdomain', 'created_at'], filters),
    output: listOutput(aliasDomainRow),
    example: { search: 'example' },
  }),
  addAliasDomain: command({
    summary:
      'Mail to any address at the alias domain reaches the same name at the real one, once it is verified.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ domain: domainName, aliasdomain: domainName }),
    output: aliasDomainRow,
    example: { domain: 'example.com', aliasdomain: 'example.org' },
    history: ['domain', 'aliasdomain'],
  }),
  removeAliasDomains: command({
    summary: 'Removes alias domains; the names are free at once.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history: ['domain', 'aliasdomain'],
  }),
};
