import type { AddressRoute, RouteEdge, RouteNode } from '@posthouse/contract/features/addresses';

/** Something in the picture: an address, or a number that stands for several. */
export interface ShownNode {
  readonly key: string;
  readonly node?: RouteNode;
  /** How many it stands for, and of what. */
  readonly more?: { readonly count: number; readonly areMembers: boolean };
}

export interface ShownEdge {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly look: 'used' | 'sometimes' | 'unused' | 'loop';
}

export interface ShownRoute {
  readonly nodes: readonly ShownNode[];
  readonly edges: readonly ShownEdge[];
  /** Addresses that are left out and could be shown. */
  readonly folded: number;
}

/** So many ends of one node are drawn one by one. */
export const mostEnds = 14;

/** What is drawn of a route: many plain ends of one node become a number, unless all are asked for. */
export function shownRoute(route: AddressRoute, isWhole: boolean): ShownRoute {
  const foldedIds = isWhole
    ? new Set<number>()
    : new Set(route.nodes.flatMap((node) => surplusOf(route, node)));
  const nodes: ShownNode[] = [];
  const edges: ShownEdge[] = [];
  for (const node of route.nodes) {
    if (foldedIds.has(node.id)) continue;
    nodes.push({ key: keyOf(node.id), node });
    const leading = route.edges.filter(({ from }) => from === node.id);
    const shown = leading.filter(({ to }) => !foldedIds.has(to));
    edges.push(...shown.map(shownEdge));
    const count = leading.length - shown.length + (node.kind === 'hidden' ? 0 : node.more);
    if (count === 0) continue;
    const key = `${keyOf(node.id)}-more`;
    nodes.push({ key, more: { count, areMembers: node.members !== null } });
    edges.push({ key, from: keyOf(node.id), to: key, look: 'used' });
  }
  return { nodes, edges, folded: foldedIds.size };
}

const keyOf = (id: number) => `n${id}`;

function shownEdge({ from, to, reason, active, loop }: RouteEdge): ShownEdge {
  const look = active === 0 ? 'unused' : loop === 1 ? 'loop' : reason === 'rule' ? 'sometimes' : 'used';
  return { key: `${from}-${to}-${reason}`, from: keyOf(from), to: keyOf(to), look };
}

/** The plain ends of a node that are too many to be drawn. */
function surplusOf({ edges, flags }: AddressRoute, { id }: RouteNode): number[] {
  const isPlainEnd = (end: number) =>
    edges.every(({ from, to }) => from !== end && (to !== end || from === id)) &&
    flags.every(({ code, node }) => node !== end || code === 'external');
  const ends = new Set(edges.filter(({ from }) => from === id).map(({ to }) => to));
  const plain = [...ends].filter(isPlainEnd);
  // One more box says how many there are: it must be worth it.
  return plain.length <= mostEnds + 1 ? [] : plain.slice(mostEnds);
}
