import { z } from 'zod';
import { command, query } from '../core/action.ts';
import { rowResults } from '../core/bulk.ts';
import { levels } from '../core/permissions.ts';
import { flag, wireFlag } from '../fields/flag.ts';
import { id, ids, wireId } from '../fields/id.ts';
import { ipRange } from '../fields/ip-range.ts';
import { listOf } from '../fields/list.ts';
import { optionalLine, typedSecret } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';
import { adminUsername } from '../fields/username.ts';

/** Whose list it is: the caller's, or that of a sub-admin. */
const whose = { username: adminUsername.optional() };
const ofSubAdmin = { area: 'subadmins', level: levels.addUpdate } as const;

function ownOrOfSubAdmin<Example extends Readonly<Record<string, unknown>>>(example: Example) {
  return {
    least: 'session',
    decide: ({ username }: { readonly username?: string | undefined }) =>
      username === undefined ? 'session' : ofSubAdmin,
    branches: [
      { example, needs: 'session' },
      { example: { ...example, username: 'helpdesk' }, needs: ofSubAdmin },
    ],
  } as const;
}

/** Required unless the login is recent: a stranger at an open panel must not allow their own address. */
const confirmation = { password1: typedSecret.optional() };
/** Confirms the change although the caller's own address is not in the list. */
const ownIpConfirmation = { confirm_own_ip: flag.optional() };

const adminIpRow = z.strictObject({ id: wireId, ip: z.string(), description: z.string() });

export const adminIpAccess = z.strictObject({
  username: z.string(),
  restricted: wireFlag,
  /** 1 if the person who manages this sub-admin restricted them: they can't change the list themselves. */
  managed: wireFlag,
  /** The caller's address, and whether the list has it. */
  remoteip: z.string(),
  own_ip_listed: wireFlag,
  rows: z.array(adminIpRow),
});

export const mostAdminIps = 200;

export const securityActions = {
  getAdminIpAccess: query({
    summary: 'Returns the addresses the caller can log in from or, with `username`, those of a sub-admin.',
    access: ownOrOfSubAdmin({}),
    scope: 'domain',
    input: z.strictObject(whose),
    output: adminIpAccess,
    example: {},
  }),
  setAdminIpAccess: command({
    summary:
      'Restricts an admin to the listed addresses, or lifts the restriction. Takes effect immediately, including for open sessions.',
    access: ownOrOfSubAdmin({ restricted: 0 }),
    scope: 'domain',
    input: z.strictObject({ ...whose, restricted: flag, ...ownIpConfirmation, ...confirmation }),
    output: adminIpAccess,
    example: { restricted: 0 },
    history: ['restricted'],
  }),
  addAdminIp: command({
    summary: 'Adds an address or a network (CIDR) to the list.',
    access: ownOrOfSubAdmin({ ip: '192.0.2.0/24' }),
    scope: 'domain',
    input: z.strictObject({
      ...whose,
      ip: ipRange,
      description: optionalLine(100).optional(),
      ...confirmation,
    }),
    output: adminIpRow,
    example: { ip: '192.0.2.0/24', description: 'Office' },
    history: ['ip', 'description'],
  }),
  removeAdminIp: command({
    summary: 'Removes addresses from the list. The last one can’t be removed while the admin is restricted.',
    access: ownOrOfSubAdmin({ ids: ['1'] }),
    scope: 'domain',
    input: z.strictObject({ ...whose, ids, ...ownIpConfirmation, ...confirmation }),
    output: rowResults,
    example: { ids: ['1'] },
    history: ['ip', 'description'],
  }),
  previewAdminIpAccess: query({
    summary:
      'Lists the logins of the last 30 days that the list would have refused, as it is or without some of its entries.',
    access: ownOrOfSubAdmin({}),
    scope: 'domain',
    input: z.strictObject({ ...whose, without: listOf(id, { least: 0, most: mostAdminIps }).optional() }),
    output: z.strictObject({
      /** Addresses with a login in that time: how many pass, and those that would not. */
      allowed: z.int(),
      refused: z.array(z.strictObject({ remoteip: z.string(), lastlogin: wireTime })),
    }),
    example: {},
  }),
};
