import { type RouteNode, routeLimits } from '@posthouse/contract/features/addresses';
import type { TenantContext } from '../../kernel/context.ts';
import { groupedBy } from '../../rules/mail-ways/grouped.ts';
import type { Hop } from '../../rules/mail-ways/next-hop.ts';
import {
  countMembers,
  type Destination,
  readDestinations,
  readIdleMembers,
  readReceivingMembers,
  readRuleDestinations,
} from './destinations-store.ts';
import type { Place } from './places-store.ts';
import type { Way } from './route-graph.ts';

/** Enough to see that some receive nothing. */
const mostIdleMembers = 20;

/** A node that mail has come to. */
export interface Stop {
  readonly node: RouteNode;
  readonly place: Place | undefined;
  /** What the mail engine does with it there. */
  readonly hops: readonly Hop[];
}

interface Onward {
  readonly ways: readonly Way[];
  /** Of a list. */
  readonly members: number | null;
}

/** What each of these stops leads to: ways the mail engine takes first, then those that are set but not taken. */
export async function readOnward(
  ctx: TenantContext,
  stops: readonly Stop[],
): Promise<(stop: Stop) => Onward> {
  const idsOf = (...kinds: readonly RouteNode['kind'][]) =>
    stops.flatMap(({ node, place }) => (place?.known && kinds.includes(node.kind) ? [place.known.id] : []));
  const lists = idsOf('list', 'smart_list');
  const set = await readDestinations(ctx, idsOf('user', 'alias'));
  const receiving = await readReceivingMembers(ctx, lists, routeLimits.members);
  const idle = await readIdleMembers(ctx, lists, mostIdleMembers);
  const counts = await countMembers(ctx, lists);
  const ruled = await readRuleDestinations(ctx, idsOf('user'));
  const destinationsOf = bySource(set);
  const receivingOf = bySource(receiving);
  const idleOf = bySource(idle);
  const ruledOf = bySource(ruled);
  const wayTo = ({ email, domainId }: Destination, reason: Way['reason'], isTaken: boolean): Way => ({
    ...{ email, reason, isTaken },
    isHidden: domainId !== null && ctx.caller.domains !== 'all' && !ctx.caller.domains.includes(domainId),
  });

  const ownWays = ({ node, hops }: Stop, id: number): Way[] => {
    if (node.kind === 'list' || node.kind === 'smart_list') {
      const isTaken = hops.length > 0;
      return [
        ...receivingOf(id).map((member) => wayTo(member, 'member', isTaken)),
        ...idleOf(id).map((member) => wayTo(member, 'member', false)),
      ];
    }
    const reason = node.kind === 'alias' ? 'alias' : 'forward';
    const order = hops.filter((hop) => hop.reason === reason).map(({ target }) => target);
    const ways = destinationsOf(id).map((one) => wayTo(one, reason, order.includes(one.email)));
    const rules = ruledOf(id).map((one) => wayTo(one, 'rule', one.isOn && hops.some(isKept)));
    const rank = ({ email, isTaken }: Way) => (isTaken ? order.indexOf(email) : order.length);
    return [...ways.toSorted((one, other) => rank(one) - rank(other)), ...rules];
  };

  return (stop) => {
    const { node, place } = stop;
    if (place?.known == null || node.kind === 'subaddress' || node.kind === 'relayed') {
      return { ways: place ? waysOfName(stop, place) : [], members: null };
    }
    const isList = node.kind === 'list' || node.kind === 'smart_list';
    return {
      ways: ownWays(stop, place.known.id),
      members: isList ? (counts.get(place.known.id) ?? 0) : null,
    };
  };
}

const bySource = <Found extends Destination>(all: readonly Found[]) =>
  groupedBy(all, ({ sourceId }) => sourceId);

/** Delivery rules look at what is kept here. */
const isKept = ({ reason }: Hop) => reason === 'mailbox' || reason === 'copy';

/** Where an address leads that nothing in the account has as its own. */
function waysOfName({ node, hops }: Stop, place: Place): Way[] {
  const isTaken = hops.length > 0;
  const way = { isTaken, isHidden: false };
  if (node.kind === 'alias_domain' || node.kind === 'subaddress')
    return [{ ...way, email: place.email, reason: node.kind }];
  const isCaught = node.kind === 'missing' && place.trouble === null && place.catchall !== '';
  if (!isCaught || place.catchall === node.address || hops.some(({ reason }) => reason === 'returned'))
    return [];
  return [{ ...way, email: place.catchall, reason: 'catch_all' }];
}
