import { z } from 'zod';
import { query } from '../core/action.ts';
import { idsInput } from '../core/bulk.ts';
import { levels } from '../core/permissions.ts';
import { mailAddress } from '../fields/email-address.ts';
import { wireFlag } from '../fields/flag.ts';
import { wireId } from '../fields/id.ts';
import { addressStates } from '../fields/related-address.ts';

/** How much of a route is returned at most: beyond that the answer is `truncated`. */
export const routeLimits = { nodes: 300, steps: 25, members: 200 } as const;

/**
 * What an address is.
 *   user, alias, list, smart_list, public_folder   one of the account, by its own name
 *   retrainer     a list whose mail trains the spam filter
 *   subaddress    the same with a + and more, which leads to the address without it
 *   alias_domain  at an alias domain, which leads to the same name at the domain behind it
 *   relayed       in a domain whose mail another server keeps, which alone knows its addresses
 *   returned      takes back mail that was sent on, for its sender
 *   missing       nobody has this name in a domain of the account
 *   external      anywhere else
 *   hidden        in domains the caller can't see: without any text, and nothing behind it is returned
 */
export const routeKinds = [
  ...(['user', 'alias', 'list', 'smart_list', 'public_folder', 'retrainer', 'subaddress'] as const),
  ...(['alias_domain', 'relayed', 'returned', 'missing', 'external', 'hidden'] as const),
] as const;
export type RouteKind = (typeof routeKinds)[number];

/** Why mail goes on; `member` of a list or smart list, `rule` where a delivery rule applies to a message. */
export const routeReasons = [
  ...(['forward', 'alias', 'alias_domain', 'subaddress', 'catch_all', 'member', 'rule'] as const),
] as const;
export type RouteReason = (typeof routeReasons)[number];

/**
 * Where mail ends.
 *   mailbox   kept here
 *   folder    put into a public folder
 *   relay     handed to the server `host`; it waits where that is empty
 *   external  sent to another server, by the DNS of the domain
 *   training  trains the spam filter
 *   returned  goes back to whom it was sent on for
 *   refused   comes back to its sender
 */
export const routeEnds = [
  ...(['mailbox', 'folder', 'relay', 'external', 'training', 'returned', 'refused'] as const),
] as const;
export type RouteEnd = (typeof routeEnds)[number];

/**
 * What an administrator should know.
 *   loop                mail comes back to this address
 *   refused             the address that was asked about takes no mail
 *   dead_end            mail is sent on to it, but it takes none
 *   disabled, removed   it takes no mail because of that; removed is in the recycle bin
 *   external            mail leaves the account here
 *   restricted_posting  not everybody can post
 *   no_relay_host       no server is set, so mail waits
 *   audit_mailbox       it takes nothing but copies of other mail
 *   domain_…            its domain takes no mail because of that
 *   too_many, too_deep  more is behind it than is returned
 */
export const routeFlags = [
  ...(['loop', 'refused', 'dead_end', 'disabled', 'removed', 'external', 'restricted_posting'] as const),
  ...(['no_relay_host', 'audit_mailbox', 'domain_unverified', 'domain_disabled'] as const),
  ...(['domain_parked', 'domain_removed', 'too_many', 'too_deep'] as const),
] as const;
export type RouteFlag = (typeof routeFlags)[number];

/** Who can post to a list: everybody, its members, whoever knows the password, or the users of its domain. */
export const routePostings = ['everybody', 'members', 'password', 'users'] as const;

/** Its place among the nodes; 0 is the address that was asked about. */
const nodeId = z.int();

const routeNode = z.strictObject({
  id: nodeId,
  address: z.string(),
  /** The same address as its readers write it. */
  unicode: z.string(),
  /** Of the user who has it. */
  name: z.string(),
  kind: z.enum(routeKinds),
  state: z.enum(addressStates),
  /** Of what has it in the account. */
  address_id: wireId.nullable(),
  /** Of a list: how many could receive, also those that are disabled or removed. */
  members: z.int().nullable(),
  /** Destinations or members that are not returned; of `hidden` the addresses it stands for. */
  more: z.int(),
  posting: z.enum(routePostings).nullable(),
  /** What a retrainer teaches. */
  trains: z.enum(['spam', 'notspam']).nullable(),
});
export type RouteNode = z.output<typeof routeNode>;

const routeEdge = z.strictObject({
  from: nodeId,
  to: nodeId,
  reason: z.enum(routeReasons),
  /** 0 where it is set but mail does not take it: one end is disabled, removed or missing. */
  active: wireFlag,
  /** Part of a loop. */
  loop: wireFlag,
});
export type RouteEdge = z.output<typeof routeEdge>;

const routeFinal = z.strictObject({
  node: nodeId,
  kind: z.enum(routeEnds),
  /** The server of `relay`. */
  host: z.string(),
  /** Only delivery rules lead there: it depends on the message. */
  sometimes: wireFlag,
});
export type RouteFinal = z.output<typeof routeFinal>;

const area = (name: 'users' | 'aliases' | 'lists' | 'dglists') => ({ area: name, level: levels.view });

const addressRoute = z.strictObject({
  nodes: z.array(routeNode),
  edges: z.array(routeEdge),
  final: z.array(routeFinal),
  flags: z.array(z.strictObject({ code: z.enum(routeFlags), node: nodeId })),
  /** More is behind the address than is returned. */
  truncated: wireFlag,
});
export type AddressRoute = z.output<typeof addressRoute>;

/** So many are named, the others only counted. */
export const mostNamedLeading = 3;
const anyAddress = { anyOf: [area('users'), area('aliases'), area('lists'), area('dglists')] };

export const addressesActions = {
  explainAddress: query({
    summary:
      'Returns the route of mail to an address, step by step, as the mail engine delivers it: the graph, where mail ends up, and what needs attention.',
    access: anyAddress,
    scope: 'domain',
    input: z.strictObject({ address: mailAddress }),
    output: addressRoute,
    example: { address: 'info@example.com' },
  }),
  getLeadingAddresses: query({
    summary:
      'Returns how many aliases, lists, smart lists and forwards of users lead mail to the given addresses, and the first of them. Those in domains the caller can’t see are not counted.',
    access: anyAddress,
    scope: 'domain',
    input: idsInput,
    output: z.strictObject({
      rows: z.array(z.strictObject({ address: z.string(), unicode: z.string() })),
      total: z.int(),
    }),
    example: { ids: ['1'] },
  }),
};
