import type { BulkAnswer } from '../../../api/bulk-answer.ts';

/** Chosen rows, by id, on whatever page; or all that match, but for some. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { kind: 'some', ids: new Set() };
export const allSelected: Selection = { kind: 'all', except: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** The selection once exactly `chosen` are chosen of a page; other pages stay as they are. */
export function withPage(
  selection: Selection,
  page: readonly string[],
  chosen: ReadonlySet<string>,
): Selection {
  const changed = new Set(selection.kind === 'some' ? selection.ids : selection.except);
  for (const id of page) {
    if (chosen.has(id) === (selection.kind === 'some')) changed.add(id);
    else changed.delete(id);
  }
  return selection.kind === 'some' ? { kind: 'some', ids: changed } : { kind: 'all', except: changed };
}

/** How many rows are selected, given how many match. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);
}

/** What a bulk command takes: `ids`, or `all` with the filters, the expected count and the exceptions. */
export function bulkInput(
  selection: Selection,
  matching: Readonly<Record<string, unknown>>,
  total: number,
): Readonly<Record<string, unknown>> {
  if (selection.kind === 'some') return { ids: [...selection.ids] };
  const except = [...selection.except];
  return {
    all: 1,
    ...matching,
    count: selectedCount(selection, total),
    ...(except.length > 0 ? { except } : {}),
  };
}

/** What stays selected after a bulk command: the rows that failed, unless they are no longer there. */
export function afterBulk(selection: Selection, answer: BulkAnswer): Selection {
  const left = new Set(answer.failed.filter(({ code }) => code !== 'not_found').map(({ id }) => id));
  if (selection.kind === 'all') return { kind: 'some', ids: left };
  const settled = new Set([...answer.done, ...answer.failed.map(({ id }) => id)]);
  return { kind: 'some', ids: new Set([...selection.ids].filter((id) => !settled.has(id) || left.has(id))) };
}

/** After a command on a single row: it alone leaves the selection. */
export function afterRow(selection: Selection, answer: BulkAnswer): Selection {
  return selection.kind === 'all' ? selection : afterBulk(selection, answer);
}
