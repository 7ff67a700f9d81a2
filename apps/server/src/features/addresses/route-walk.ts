import { type AddressRoute, type RouteNode, routeLimits } from '@posthouse/contract/features/addresses';
import type { TenantContext } from '../../kernel/context.ts';
import { groupedBy } from '../../rules/mail-ways/grouped.ts';
import { readHops } from '../../rules/mail-ways/next-hop.ts';
import { describePlace, isElsewhere } from './describe-place.ts';
import { type Place, readPlaces } from './places-store.ts';
import { noteEnds } from './route-ends.ts';
import { RouteGraph } from './route-graph.ts';
import { readOnward, type Stop } from './route-onward.ts';

/**
 * Takes the steps that the mail engine would take, all those of the same distance together, and adds what is set but
 * leads nowhere.
 */
export async function walkRoute(ctx: TenantContext, address: string): Promise<AddressRoute> {
  const graph = new RouteGraph(routeLimits.nodes);
  const places = new Map<string, Place>();
  const visited = new Set<number>();
  let level: readonly RouteNode[] = [graph.nodeAt(address)].filter((node) => node !== undefined);
  await describeNew(ctx, graph, places);
  for (let step = 0; level.length > 0; step += 1) {
    for (const { id } of level) visited.add(id);
    const reached = await takeStep(ctx, graph, await readStops(ctx, level, places), {
      isLast: step === routeLimits.steps,
    });
    await describeNew(ctx, graph, places);
    level = reached.filter(({ id }) => !visited.has(id));
  }
  const made = graph.finished();
  const isTruncated = made.flags.some(({ code }) => code === 'too_many' || code === 'too_deep');
  return { ...made, truncated: isTruncated ? 1 : 0 };
}

/** Says what the nodes are that the last step has added. */
async function describeNew(ctx: TenantContext, graph: RouteGraph, places: Map<string, Place>): Promise<void> {
  const added = graph.takeNew();
  const found = await readPlaces(
    ctx,
    added.map((node) => node.address),
  );
  for (const node of added) {
    const place = found.get(node.address);
    if (place) places.set(node.address, place);
    const described = describePlace(node.address, place);
    graph.describe(node, described);
    if (described.state === 'disabled' || described.state === 'removed') graph.flag(node, described.state);
  }
}

async function readStops(
  ctx: TenantContext,
  level: readonly RouteNode[],
  places: ReadonlyMap<string, Place>,
): Promise<Stop[]> {
  // Of what is elsewhere, also on this server, nothing is to be found out.
  const asked = level.map((node) => node.address).filter((one) => !isElsewhere(places.get(one)));
  const hopsOf = groupedBy(await readHops(ctx.db.$client, asked), ({ source }) => source);
  return level.map((node) => ({
    node,
    place: places.get(node.address),
    hops: hopsOf(node.address),
  }));
}

/** Answers the nodes that mail reaches from these stops. */
async function takeStep(
  ctx: TenantContext,
  graph: RouteGraph,
  stops: readonly Stop[],
  { isLast }: { readonly isLast: boolean },
): Promise<RouteNode[]> {
  const onward = await readOnward(ctx, stops);
  const reached = new Set<RouteNode>();
  for (const stop of stops) {
    const { node } = stop;
    const { ways, members } = onward(stop);
    noteEnds(graph, stop);
    if (members !== null) graph.describe(node, { members });
    if (isLast) {
      if (ways.some(({ isTaken }) => isTaken)) graph.flag(node, 'too_deep');
      continue;
    }
    for (const next of graph.leadOn(node, ways, (members ?? ways.length) - ways.length)) reached.add(next);
  }
  return [...reached];
}
