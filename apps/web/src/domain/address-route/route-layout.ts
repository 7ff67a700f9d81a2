import { type Arrow, layersOf, untangled, walkGraph } from './layer-order.ts';

interface Box {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

interface Line {
  readonly key: string;
  readonly path: string;
}

/** Where everything is drawn, in pixels; boxes all have the same height. */
export interface RoutePicture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

export const boxSize = { width: 236, height: 78 } as const;
const gap = { across: 64, between: 14, passing: 18, channel: 12 } as const;
const middle = boxSize.height / 2;

/** From left to right: every step is a column, and what leads back runs below all of them. */
export function layoutAcross(nodes: readonly string[], arrows: readonly Arrow[]): RoutePicture {
  const walk = walkGraph(nodes, arrows);
  const layerOf = layersOf(walk, arrows);
  const forward = arrows.filter(({ key }) => !walk.back.has(key));
  const chains = new Map(forward.map((arrow) => [arrow.key, chainOf(arrow, layerOf)]));
  const columns: string[][] = [];
  const put = (key: string, layer: number) => {
    columns[layer] ??= [];
    columns[layer].push(key);
  };
  for (const key of walk.order) put(key, layerOf.get(key) ?? 0);
  for (const { key, from } of forward)
    for (const [step, part] of inner(chains.get(key)).entries())
      put(part, (layerOf.get(from) ?? 0) + step + 1);
  const pairs = [...chains.values()].flatMap((chain) =>
    chain.slice(1).map((to, at) => [chain[at] ?? '', to] as const),
  );
  const ordered = untangled(columns, pairs);
  const isBox = (key: string) => layerOf.has(key);
  const heightOf = (key: string) => (isBox(key) ? boxSize.height : gap.passing);
  const heightOfColumn = (column: readonly string[]) =>
    column.reduce((sum, key) => sum + heightOf(key) + gap.between, -gap.between);
  const tallest = Math.max(...ordered.map(heightOfColumn));
  const places = new Map<string, { readonly x: number; readonly y: number }>();
  for (const [layer, column] of ordered.entries()) {
    let y = (tallest - heightOfColumn(column)) / 2;
    for (const key of column) {
      places.set(key, { x: layer * (boxSize.width + gap.across), y });
      y += heightOf(key) + gap.between;
    }
  }
  const at = (key: string) => places.get(key) ?? { x: 0, y: 0 };
  const centre = (key: string) => at(key).y + heightOf(key) / 2;
  const back = arrows.filter(({ key }) => walk.back.has(key));
  return {
    width:
      ordered.length * (boxSize.width + gap.across) - gap.across + (back.length > 0 ? 2 * gap.channel : 0),
    height: tallest + back.length * gap.channel + (back.length > 0 ? gap.between : 0),
    boxes: walk.order.map((key) => ({ key, ...at(key) })),
    lines: [
      ...forward.map(({ key }) => ({
        key,
        path: pathThrough((chains.get(key) ?? []).map((part) => ({ x: at(part).x, y: centre(part) }))),
      })),
      ...back.map(({ key, from, to }, index) => {
        const channel = tallest + gap.between + index * gap.channel;
        const right = at(from).x + boxSize.width;
        return {
          key,
          path: `M${right} ${centre(from) + 10}H${right + gap.channel}V${channel}H${at(to).x - gap.channel}V${centre(to) + 10}H${at(to).x}`,
        };
      }),
    ],
  };
}

const inner = (chain: readonly string[] = []) => chain.slice(1, -1);

/** The arrow in parts, one for each column that it passes. */
function chainOf({ key, from, to }: Arrow, layerOf: ReadonlyMap<string, number>): string[] {
  const passed = (layerOf.get(to) ?? 0) - (layerOf.get(from) ?? 0) - 1;
  return [from, ...Array.from({ length: Math.max(0, passed) }, (_, step) => `${key} ${step}`), to];
}

/** From the right side of the first to the left side of the last, straight through the columns between. */
function pathThrough(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  let x = first.x + boxSize.width;
  let { y } = first;
  let path = `M${x} ${y}`;
  for (const [index, point] of others.entries()) {
    const bend = (point.x - x) / 2;
    path += `C${x + bend} ${y} ${point.x - bend} ${point.y} ${point.x} ${point.y}`;
    ({ x, y } = point);
    if (index === others.length - 1) break;
    x += boxSize.width;
    path += `H${x}`;
  }
  return path;
}

const lane = { width: 10, most: 6, gap: 12, tip: 8 } as const;

/** From top to bottom: one box a row, and lines in lanes at their left. */
export function layoutDown(nodes: readonly string[], arrows: readonly Arrow[]): RoutePicture {
  const { order } = walkGraph(nodes, arrows);
  const rowOf = new Map(order.map((key, row) => [key, row]));
  const row = (key: string) => rowOf.get(key) ?? 0;
  const laneOf = lanesOf(order, arrows, row);
  const lanes = Math.min(lane.most, Math.max(0, ...laneOf.values()) + 1);
  const left = arrows.length === 0 ? 0 : lanes * lane.width + lane.tip;
  const top = (key: string) => row(key) * (boxSize.height + lane.gap);
  return {
    width: left,
    height: order.length * (boxSize.height + lane.gap) - lane.gap,
    boxes: order.map((key) => ({ key, x: left, y: top(key) })),
    lines: arrows.map(({ key, from, to }) => {
      const x = left - lane.tip - ((laneOf.get(from) ?? 0) % lane.most) * lane.width;
      return { key, path: `M${left} ${top(from) + middle + 10}H${x}V${top(to) + middle - 10}H${left}` };
    }),
  };
}

/** One lane for what leaves a box, beside the lanes that pass it. */
function lanesOf(
  order: readonly string[],
  arrows: readonly Arrow[],
  row: (key: string) => number,
): ReadonlyMap<string, number> {
  const laneOf = new Map<string, number>();
  const taken: { readonly lane: number; readonly first: number; readonly last: number }[] = [];
  for (const from of order) {
    const rows = arrows.filter((arrow) => arrow.from === from).map(({ to }) => row(to));
    if (rows.length === 0) continue;
    const first = Math.min(row(from), ...rows);
    const last = Math.max(row(from), ...rows);
    const inTheWay = new Set(
      taken.filter((other) => other.first <= last && first <= other.last).map((other) => other.lane),
    );
    let free = 0;
    while (inTheWay.has(free)) free += 1;
    laneOf.set(from, free);
    taken.push({ lane: free, first, last });
  }
  return laneOf;
}
