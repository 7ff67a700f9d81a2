import type { RouteKind, RouteNode } from '@posthouse/contract/features/addresses';
import type { Place } from './places-store.ts';

type Described = Pick<RouteNode, 'kind' | 'state' | 'name' | 'address_id' | 'posting' | 'trains'>;

const nothing = { name: '', address_id: null, posting: null, trains: null, state: 'active' } as const;

/** Its mail goes to whoever has the name in the DNS, which may be somebody else. */
export const isElsewhere = (place: Place | undefined) =>
  place === undefined || place.trouble === 'domain_removed' || place.trouble === 'domain_unverified';

/** What an address is, before the mail engine was asked. */
export function describePlace(address: string, place: Place | undefined): Described {
  if (place === undefined) return { ...nothing, kind: 'external' };
  const { known, trouble } = place;
  if (place.isAliasDomain)
    return { ...nothing, kind: 'alias_domain', state: trouble ? 'disabled' : 'active' };
  if (!place.localDelivery && trouble === null) return { ...nothing, kind: 'relayed' };
  if (known === null) {
    return isElsewhere(place)
      ? { ...nothing, kind: 'external' }
      : { ...nothing, kind: 'missing', state: 'missing' };
  }
  if (address !== place.email) return { ...nothing, kind: 'subaddress' };
  return {
    kind: kindOf(known),
    state: stateOf(place, known),
    name: known.name,
    address_id: String(known.id),
    posting: postingOf(known),
    trains: known.trains,
  };
}

type Known = NonNullable<Place['known']>;

const kindOf = ({ kind, trains }: Known): RouteKind => (trains === null ? kind : 'retrainer');

function stateOf({ trouble }: Place, { isRemoved, isActive }: Known): RouteNode['state'] {
  if (isRemoved || trouble === 'domain_removed') return 'removed';
  return isActive && trouble === null ? 'active' : 'disabled';
}

function postingOf({ kind, trains, protection }: Known): RouteNode['posting'] {
  if (trains !== null) return 'users';
  if (kind === 'list') return 'everybody';
  if (protection === null) return null;
  return protection === 'none' ? 'everybody' : protection;
}
