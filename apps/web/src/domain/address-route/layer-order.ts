/** What leads from one thing to another. */
export interface Arrow {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

interface Walk {
  /** Everything in an order in which arrows lead on, but for those that lead back. */
  readonly order: readonly string[];
  readonly back: ReadonlySet<string>;
}

/** Goes through a graph from its first node, and finds the arrows that lead back to where it came from. */
export function walkGraph(nodes: readonly string[], arrows: readonly Arrow[]): Walk {
  const back = new Set<string>();
  const done: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (node: string) => {
    state.set(node, 'open');
    // From the last to the first, so that the first comes out next to its source.
    for (const arrow of arrows.filter(({ from }) => from === node).toReversed()) {
      const met = state.get(arrow.to);
      if (met === 'open') back.add(arrow.key);
      else if (met === undefined) visit(arrow.to);
    }
    state.set(node, 'done');
    done.push(node);
  };
  for (const node of nodes) if (!state.has(node)) visit(node);
  return { order: done.toReversed(), back };
}

/** How many steps each is from the first, on the longest way. */
export function layersOf({ order, back }: Walk, arrows: readonly Arrow[]): ReadonlyMap<string, number> {
  const layers = new Map(order.map((node) => [node, 0]));
  for (const node of order) {
    for (const { key, from, to } of arrows) {
      if (from !== node || back.has(key)) continue;
      layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(node) ?? 0) + 1));
    }
  }
  return layers;
}

const sweeps = 4;

/** Puts each layer in an order in which few lines cross: everything near the middle of what it hangs together with. */
export function untangled(
  layers: readonly (readonly string[])[],
  neighbours: readonly (readonly [string, string])[],
): readonly (readonly string[])[] {
  let ordered = layers;
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const place = new Map(
      ordered.flatMap((layer) => layer.map((key, at) => [key, at / layer.length] as const)),
    );
    const isForward = sweep % 2 === 0;
    const middleOf = (key: string) => {
      const near = neighbours.flatMap(([from, to]) =>
        isForward ? (to === key ? [from] : []) : from === key ? [to] : [],
      );
      const places = near.map((one) => place.get(one) ?? 0);
      return places.length === 0
        ? (place.get(key) ?? 0)
        : places.reduce((sum, one) => sum + one, 0) / places.length;
    };
    ordered = ordered.map((layer) => {
      const middles = new Map(layer.map((key) => [key, middleOf(key)]));
      return layer.toSorted((one, other) => (middles.get(one) ?? 0) - (middles.get(other) ?? 0));
    });
  }
  return ordered;
}
