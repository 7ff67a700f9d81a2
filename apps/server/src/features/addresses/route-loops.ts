import { groupedBy } from '../../rules/mail-ways/grouped.ts';

/** What can be reached from a node over these edges; the node itself only where a way leads back to it. */
export function reachFrom(
  edges: readonly { readonly from: number; readonly to: number }[],
): (id: number) => ReadonlySet<number> {
  const edgesOf = groupedBy(edges, ({ from }) => from);
  const known = new Map<number, ReadonlySet<number>>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const reached = new Set<number>();
    const waiting = [id];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const { to } of edgesOf(at)) {
        if (reached.has(to)) continue;
        reached.add(to);
        waiting.push(to);
      }
    }
    known.set(id, reached);
    return reached;
  };
}
