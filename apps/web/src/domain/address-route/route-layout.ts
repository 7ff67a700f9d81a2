import { type Arrow, layersOf, untangled, walkGraph } from './layer-order.ts';

/** What gets a box. */
export interface Boxed {
  readonly key: string;
  /** There is nothing to say about it but what it is. */
  readonly isSmall: boolean;
}

interface Box {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

interface Line {
  readonly key: string;
  readonly path: string;
}

/** Where everything is drawn, in pixels. */
export interface RoutePicture {
  readonly width: number;
  readonly boxWidth: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

const boxSize = { width: 236, most: 420, height: 78, smallHeight: 50 } as const;
const gap = { across: 48, between: 10, passing: 18, channel: 12 } as const;
/** The first box stays in sight, however many are beside it. */
const mostAbove = 200;

const heightsOf = (nodes: readonly Boxed[]) =>
  new Map(nodes.map(({ key, isSmall }) => [key, isSmall ? boxSize.smallHeight : boxSize.height]));

/** How wide a box has to be to show all it has, and how wide the picture can be. */
export interface Room {
  readonly wanted: number;
  readonly available: number;
}

/** As wide as is wanted where there is room for all columns. */
function boxWidthOf({ wanted, available }: Room, columns: number, margin: number): number {
  const free = (available - 2 * margin - (columns - 1) * gap.across) / columns;
  return Math.round(Math.max(boxSize.width, Math.min(wanted, free, boxSize.most)));
}

/** From left to right: every step is a column, and what leads back runs below all of them. */
export function layoutAcross(
  nodes: readonly Boxed[],
  arrows: readonly Arrow[],
  room: Room = { wanted: 0, available: 0 },
): RoutePicture {
  const heights = heightsOf(nodes);
  const walk = walkGraph([...heights.keys()], arrows);
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
  const heightOf = (key: string) => heights.get(key) ?? gap.passing;
  const heightOfColumn = (column: readonly string[]) =>
    column.reduce((sum, key) => sum + heightOf(key) + gap.between, -gap.between);
  const tallest = Math.max(...ordered.map(heightOfColumn));
  const back = arrows.filter(({ key }) => walk.back.has(key));
  // Room beside the first and the last column.
  const margin = back.length > 0 ? 2 * gap.channel : 0;
  const boxWidth = boxWidthOf(room, ordered.length, margin);
  const places = new Map<string, { readonly x: number; readonly y: number }>();
  for (const [layer, column] of ordered.entries()) {
    let y = Math.min(mostAbove, (tallest - heightOfColumn(column)) / 2);
    for (const key of column) {
      places.set(key, { x: margin + layer * (boxWidth + gap.across), y });
      y += heightOf(key) + gap.between;
    }
  }
  const at = (key: string) => places.get(key) ?? { x: 0, y: 0 };
  const centre = (key: string) => at(key).y + heightOf(key) / 2;
  return {
    width: ordered.length * (boxWidth + gap.across) - gap.across + 2 * margin,
    boxWidth,
    height: tallest + back.length * gap.channel + (back.length > 0 ? gap.between : 0),
    boxes: walk.order.map((key) => ({ key, ...at(key), height: heightOf(key) })),
    lines: [
      ...forward.map(({ key }) => ({
        key,
        path: pathThrough(
          (chains.get(key) ?? []).map((part) => ({ x: at(part).x, y: centre(part) })),
          boxWidth,
        ),
      })),
      ...back.map(({ key, from, to }, index) => {
        const channel = tallest + gap.between + index * gap.channel;
        const right = at(from).x + boxWidth;
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
function pathThrough(
  points: readonly { readonly x: number; readonly y: number }[],
  boxWidth: number,
): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  let x = first.x + boxWidth;
  let { y } = first;
  let path = `M${x} ${y}`;
  for (const [index, point] of others.entries()) {
    const bend = (point.x - x) / 2;
    path += `C${x + bend} ${y} ${point.x - bend} ${point.y} ${point.x} ${point.y}`;
    ({ x, y } = point);
    if (index === others.length - 1) break;
    x += boxWidth;
    path += `H${x}`;
  }
  return path;
}

const lane = { width: 10, most: 6, tip: 8, apart: 9 } as const;

/** From top to bottom: one box a row, and lines in lanes at their left. */
export function layoutDown(nodes: readonly Boxed[], arrows: readonly Arrow[]): RoutePicture {
  const heights = heightsOf(nodes);
  const { order } = walkGraph([...heights.keys()], arrows);
  const rowOf = new Map(order.map((key, row) => [key, row]));
  const row = (key: string) => rowOf.get(key) ?? 0;
  const laneOf = lanesOf(order, arrows, row);
  const lanes = Math.min(lane.most, Math.max(0, ...laneOf.values()) + 1);
  const left = arrows.length === 0 ? 0 : lanes * lane.width + lane.tip;
  const heightOf = (key: string) => heights.get(key) ?? 0;
  const tops = new Map<string, number>();
  let height = -gap.between;
  for (const key of order) {
    tops.set(key, height + gap.between);
    height += gap.between + heightOf(key);
  }
  const top = (key: string) => tops.get(key) ?? 0;
  const middle = (key: string) => top(key) + heightOf(key) / 2;
  return {
    width: left,
    // To the right edge, however wide that is.
    boxWidth: 0,
    height,
    boxes: order.map((key) => ({ key, x: left, y: top(key), height: heightOf(key) })),
    lines: arrows.map(({ key, from, to }) => {
      const x = left - lane.tip - ((laneOf.get(from) ?? 0) % lane.most) * lane.width;
      return { key, path: `M${left} ${middle(from) + lane.apart}H${x}V${middle(to) - lane.apart}H${left}` };
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
