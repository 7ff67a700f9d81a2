import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { bulkInput, bulkOutput } from '../../core/bulk.ts';
import { anyOf, listInput, listOutput } from '../../core/paging.ts';
import { levels } from '../../core/permissions.ts';
import { domainName } from '../../fields/domain-name.ts';
import { mailAddress } from '../../fields/email-address.ts';
import { wireId } from '../../fields/id.ts';
import { wireTime } from '../../fields/time.ts';

const area = 'filtering';

export const autoWhitelistRow = z.strictObject({
  id: wireId,
  address: z.string(),
  unicode: z.string(),
  /** The domain whose users have written to it, and who did last; empty where that user was removed. */
  domain: z.string(),
  email: z.string(),
  first_at: wireTime,
  last_at: wireTime,
});

export const autoWhitelistFilters = { domain: anyOf(domainName), email: mailAddress.optional() };

export const autoWhitelistActions = {
  getAutoWhitelist: query({
    summary: 'Lists addresses that users have written to, and whose answers are therefore accepted.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['address', 'last_at'], autoWhitelistFilters),
    output: listOutput(autoWhitelistRow),
    example: { search: 'example' },
  }),
  removeAutoWhitelist: command({
    summary: 'Removes addresses from the auto whitelist, until a user writes to them again.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(autoWhitelistFilters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history: ['address', 'domain'],
  }),
};
