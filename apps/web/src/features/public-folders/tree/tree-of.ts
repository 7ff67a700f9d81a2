import type { Folder } from '../folder.ts';

export interface FolderNode {
  readonly row: Folder;
  readonly children: readonly FolderNode[];
}

/** The trees of each domain, in the order of its name; folders keep the order they come in. */
export function treesOf(rows: readonly Folder[]): readonly (readonly [string, readonly FolderNode[]])[] {
  const byParent = new Map<string, Folder[]>();
  for (const row of rows) byParent.set(row.parent, [...(byParent.get(row.parent) ?? []), row]);
  const nodeOf = (row: Folder): FolderNode => ({ row, children: (byParent.get(row.id) ?? []).map(nodeOf) });
  const byDomain = new Map<string, FolderNode[]>();
  for (const row of byParent.get('') ?? []) {
    byDomain.set(row.domain, [...(byDomain.get(row.domain) ?? []), nodeOf(row)]);
  }
  return [...byDomain].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** A folder and all that is in it. */
export const branchOf = (rows: readonly Folder[], id: string): ReadonlySet<string> => {
  const branch = new Set([id]);
  // A folder comes before what is in it.
  for (const row of rows) if (branch.has(row.parent)) branch.add(row.id);
  return branch;
};
