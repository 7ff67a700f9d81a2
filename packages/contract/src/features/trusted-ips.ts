import { z } from 'zod';
import { command, query } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import { anyOf, exportInput, exportOutput, listInput, listOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { domainName } from '../fields/domain-name.ts';
import { mailAddress } from '../fields/email-address.ts';
import { wireFlag } from '../fields/flag.ts';
import { wireId } from '../fields/id.ts';
import { ipAddress, ipRange } from '../fields/ip-range.ts';
import { blockCauses } from '../fields/mail-login.ts';
import { userName } from '../fields/mailbox-name.ts';
import { optionalLine } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';

const area = 'filtering';

export const trustedIpRow = z.strictObject({
  id: wireId,
  domain: z.string(),
  /** The part before the @; empty for everybody in the domain, as are the next two. */
  username: z.string(),
  email: z.string(),
  user_id: wireId.nullable(),
  /** The user's address, or the domain, as readers write it. */
  unicode: z.string(),
  /** An address or a network. */
  ip: z.string(),
  description: z.string(),
  created_at: wireTime,
});

const filters = {
  domain: anyOf(domainName),
  /** Those that count for this user: their own, and those of the whole domain. */
  email: mailAddress.optional(),
  /** Those that include this address. */
  ip: ipAddress.optional(),
};

/** Why an address is never blocked for a user. */
export const knownReasons = ['trusted', 'recent'] as const;

const ipState = z.strictObject({
  blocked: wireFlag,
  result: z.enum(['IP is blocked', 'IP is not blocked']),
  cause: z.enum(blockCauses).nullable(),
  until: wireTime.nullable(),
  /** Of the user that was asked about. */
  known: z.enum(knownReasons).nullable(),
});

/** An address alone, or together with a domain or a user of it. */
const asked = z
  .strictObject({ ip: ipAddress, domain: domainName.optional(), username: userName.optional() })
  .refine(({ domain, username }) => username === undefined || domain !== undefined, {
    error: 'required',
    path: ['domain'],
  });

export const mostTrustedIps = 5_000;

const history = ['ip', 'email', 'domain', 'description'] as const;

export const trustedIpsActions = {
  getTrustedIps: query({
    summary:
      'Lists the addresses and networks from which users can always log in with the right password, even while somebody guesses it.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['ip', 'created_at'], filters),
    output: listOutput(trustedIpRow),
    example: { search: 'office' },
  }),
  exportTrustedIps: command({
    summary: 'Exports the trusted addresses that match, as CSV or JSON.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: exportInput(filters, trustedIpRow),
    output: exportOutput,
    example: { format: 'csv' },
    history: ['format', 'search'],
  }),
  addTrustedIp: command({
    summary:
      'Trusts an address or a network (CIDR) for logins of a user or, without `username`, of everybody in the domain.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      domain: domainName,
      username: userName.optional(),
      ip: ipRange,
      description: optionalLine(100).optional(),
    }),
    output: trustedIpRow,
    example: { domain: 'example.com', ip: '192.0.2.0/24', description: 'Office' },
    history,
  }),
  removeTrustedIps: command({
    summary: 'Removes trusted addresses.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: bulkInput(filters),
    output: bulkOutput,
    example: { ids: ['1'] },
    history,
  }),
  checkIp: query({
    summary:
      'Returns whether the mail engine would refuse logins from an address now because of wrong passwords, until when, and why. With `domain` and `username` for that user.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: asked,
    output: ipState,
    example: { ip: '192.0.2.7', domain: 'example.com' },
  }),
  unblockIp: command({
    summary:
      'Lets an address log in again: for all users the caller can see, those of a domain, or one user, whose own block is lifted too. Other accounts are not affected.',
    access: { area, level: levels.enableDisable },
    scope: 'domain',
    input: asked,
    output: ipState,
    example: { ip: '192.0.2.7', domain: 'example.com' },
    history: ['ip', 'email', 'domain'],
  }),
};
