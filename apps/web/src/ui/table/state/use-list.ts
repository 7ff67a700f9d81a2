import type { ActionInput } from '@posthouse/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useAction } from '../../../api/use-action.ts';
import { type BulkAction, isOffered } from '../definition/list-actions.ts';
import type { AnyRow, ListAnswer } from '../definition/list-contract.ts';
import type { ListDefinition } from '../definition/list-definition.ts';
import {
  inputOf,
  type ListView,
  matchingInput,
  previousPage,
  type ViewRules,
  withFirstPage,
} from '../view/list-view.ts';
import { type ListViewHandle, useListView } from '../view/use-list-view.ts';
import { allSelected, useSelection } from './selection.ts';
import { type Live, useLive } from './use-live.ts';

export interface List extends ListViewHandle {
  readonly definition: ListDefinition;
  /** Whether new rows are shown as they come, where the list offers it. */
  readonly live: Live | undefined;
  /** The search and the filters: which rows, on whatever page. */
  readonly matching: Readonly<Record<string, unknown>>;
  readonly answer: ListAnswer<AnyRow> | undefined;
  readonly error: ApiError | null;
  /** The rows are those of the view before; the asked ones are on their way. */
  readonly isOld: boolean;
  readonly reload: () => void;
  /** The rows of another view, which are there at once when it is shown. */
  readonly readAhead: (view: ListView) => Promise<ListAnswer<AnyRow>>;
  /** Those the admin may run; without any there is nothing to select for. */
  readonly bulkActions: readonly BulkAction[];
  readonly selection: ReturnType<typeof useSelection>;
  /** Selects every row that matches, after they were counted. */
  readonly selectAll: () => Promise<void>;
  /** A row that was seen, on whatever page. */
  readonly seenRow: (id: string) => AnyRow | undefined;
  /** How it is called. */
  readonly rowName: (id: string) => string | undefined;
  readonly searchInput: RefObject<HTMLInputElement | null>;
  /** Where the focus goes when what had it is gone: every list has a search. */
  readonly focusSearch: () => void;
}

/** The view, its rows and what is selected of them. */
export function useList(definition: ListDefinition): List {
  const { action, columns, filters = [], order, canBeLive = false, given = {}, nameOf } = definition;
  const sortable = columns.filter(({ isSortable }) => isSortable).map(({ field }) => field);
  const rules: ViewRules = { filters, sortable, order, columns: columns.map(({ field }) => field) };
  const handle = useListView(rules);
  const { live, refreshEveryMs = definition.refreshEveryMs } = useLive(canBeLive, handle.view);
  const matching = matchingInput(handle.view);
  const selection = useSelection(matching);
  // The input is made of the declared filters and columns, which the contract has typed.
  const inputFor = (view: ListView) => ({ ...inputOf(view, rules), ...given }) as ActionInput<typeof action>;
  const input = inputFor(handle.view);
  const query = useAction(action, input, {
    keepPrevious: true,
    ...(refreshEveryMs === undefined ? {} : { refreshEveryMs }),
  }) as UseQueryResult<ListAnswer<AnyRow>, ApiError>;
  // A failed load of another view must not leave the old rows on screen under its name.
  const loaded = query.isError && query.isPlaceholderData ? undefined : query.data;
  const isEmptied = useStepBack(handle, query.isPlaceholderData ? undefined : loaded);
  const answer = isEmptied ? undefined : loaded;
  const seenRow = useSeenRows(answer);
  const searchInput = useRef<HTMLInputElement>(null);
  return {
    ...handle,
    definition,
    live,
    matching,
    answer,
    error: query.error,
    isOld: query.isPlaceholderData,
    reload: () => void query.refetch(),
    readAhead: async (view) => {
      const ahead = inputFor(view);
      const queryFn = () => call(action, ahead);
      return (await queryClient.fetchQuery({ queryKey: [action, ahead], queryFn })) as ListAnswer<AnyRow>;
    },
    bulkActions: (definition.bulkActions ?? []).filter(isOffered),
    selection,
    selectAll: async () => {
      const total =
        answer?.total_capped === 1 ? await countAll(action, { ...matching, ...given }) : answer?.total;
      if (total !== undefined) selection.select(allSelected(total));
    },
    seenRow,
    rowName: (id) => {
      const row = seenRow(id);
      return row && nameOf(row);
    },
    searchInput,
    focusSearch: () => searchInput.current?.focus(),
  };
}

/** In place of the rows, where there are any. */
export function isOverview({ definition, view, answer }: List): boolean {
  return answer !== undefined && answer.rows.length > 0 && definition.overview?.isShown(view) === true;
}

/** Every row that matches, however many; the usual total stops counting at some point. */
async function countAll(
  action: ListDefinition['action'],
  matching: Readonly<Record<string, unknown>>,
): Promise<number | undefined> {
  const input = { ...matching, exact_total: 1, limit: 1 } as ActionInput<typeof action>;
  const { total } = (await call(action, input)) as ListAnswer<AnyRow>;
  return total;
}

/** Leads back from a page that lost its last row to the one before it; true while it does. */
function useStepBack({ view, show }: ListViewHandle, answer: ListAnswer<AnyRow> | undefined): boolean {
  // An empty page does not know what is before it; the last rows of the same page did.
  const before = useRef<{ readonly cursor: string; readonly prev: string }>(undefined);
  const isEmptied = answer?.rows.length === 0 && view.cursor !== undefined;
  useEffect(() => {
    if (answer?.prev && view.cursor !== undefined)
      before.current = { cursor: view.cursor, prev: answer.prev };
    if (!isEmptied) return;
    const known = before.current?.cursor === view.cursor ? before.current?.prev : undefined;
    show(known === undefined ? withFirstPage(view) : previousPage(view, known), 'replace');
  });
  return isEmptied;
}

/** The rows seen so far, as they were last: a selection spans pages and only knows ids. */
function useSeenRows(answer: ListAnswer<AnyRow> | undefined): (id: string) => AnyRow | undefined {
  const rows = useRef(new Map<string, AnyRow>());
  useEffect(() => {
    for (const row of answer?.rows ?? []) rows.current.set(row.id, row);
  });
  return (id) => rows.current.get(id);
}
