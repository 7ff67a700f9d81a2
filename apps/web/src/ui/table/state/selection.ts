import { useState } from 'react';
import type { RowResults } from '../../../api/bulk-answer.ts';

/** Chosen rows, by id, on whatever page; or all that match, of which there were `total`, except some. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly total: number; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { kind: 'some', ids: new Set() };

export function allSelected(total: number): Selection {
  return { kind: 'all', total, except: new Set() };
}

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

export function selectedCount(selection: Selection): number {
  return selection.kind === 'some'
    ? selection.ids.size
    : Math.max(0, selection.total - selection.except.size);
}

/** The selection once exactly `chosen` are chosen of the rows on screen; those of other pages stay as they are. */
export function withChosen(
  selection: Selection,
  onScreen: readonly string[],
  chosen: ReadonlySet<string>,
): Selection {
  const changed = new Set(selection.kind === 'some' ? selection.ids : selection.except);
  for (const id of onScreen) {
    if (chosen.has(id) === (selection.kind === 'some')) changed.add(id);
    else changed.delete(id);
  }
  return selection.kind === 'some' ? { kind: 'some', ids: changed } : { ...selection, except: changed };
}

/** What a bulk command takes: `ids`, or `all` with the filters, the expected count and the exceptions. */
export function selectionInput(
  selection: Selection,
  matching: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (selection.kind === 'some') return { ids: [...selection.ids] };
  const except = [...selection.except];
  return {
    all: 1,
    ...matching,
    count: selectedCount(selection),
    ...(except.length > 0 ? { except } : {}),
  };
}

/** What stays selected after a bulk command: the rows that failed, unless they are no longer there. */
export function afterBulk(selection: Selection, results: RowResults): Selection {
  const left = new Set(results.failed.filter(({ code }) => code !== 'not_found').map(({ id }) => id));
  if (selection.kind === 'all') return { kind: 'some', ids: left };
  const settled = new Set([...results.done, ...results.failed.map(({ id }) => id)]);
  return { kind: 'some', ids: new Set([...selection.ids].filter((id) => !settled.has(id) || left.has(id))) };
}

/** After a command on a single row: it alone leaves the selection. */
export function afterRow(selection: Selection, results: RowResults): Selection {
  return selection.kind === 'all' ? selection : afterBulk(selection, results);
}

/** After a refusal because another number of rows matches by now: the same choice with that number. */
export function afterCountChanged(selection: Selection, count: number): Selection {
  return selection.kind === 'all' ? { ...selection, total: count + selection.except.size } : selection;
}

/** Kept over pages and orders; another search or filter clears it, so that nothing unseen is acted upon. */
export function useSelection(matching: Readonly<Record<string, unknown>>) {
  const key = JSON.stringify(matching);
  const [kept, setKept] = useState<{ readonly key: string; readonly selection: Selection }>({
    key,
    selection: nothingSelected,
  });
  return {
    selection: kept.key === key ? kept.selection : nothingSelected,
    select: (selection: Selection) => setKept({ key, selection }),
    /** For what comes of an answer: the selection may have changed since it was asked for. */
    change: (update: (selection: Selection) => Selection) =>
      setKept((latest) => ({ ...latest, selection: update(latest.selection) })),
  };
}
