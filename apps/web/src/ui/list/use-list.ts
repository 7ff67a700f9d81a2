import type { ActionInput } from '@posthouse/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { can } from '../../api/access.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { type BulkAction, needOf } from './commands/list-order.ts';
import type { AnyRow, ListAnswer } from './list-contract.ts';
import type { ListDefinition } from './list-definition.ts';
import { useSeenRows } from './selection/use-seen-rows.ts';
import { useSelection } from './selection/use-selection.ts';
import type { ViewRules } from './view/list-view.ts';
import { type ListViewHandle, useListView } from './view/use-list-view.ts';
import { inputOf, matchingInput } from './view/view-input.ts';

export interface List extends ListViewHandle {
  readonly definition: ListDefinition;
  readonly matching: Readonly<Record<string, unknown>>;
  readonly answer: ListAnswer<AnyRow> | undefined;
  readonly error: ApiError | null;
  /** The rows are those of the view before; the asked ones are on their way. */
  readonly isOld: boolean;
  readonly reload: () => void;
  /** Those the admin may run; without any there is nothing to select for. */
  readonly bulkActions: readonly BulkAction[];
  readonly selection: ReturnType<typeof useSelection>;
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
  const { action, columns, filters = [], order, refreshEveryMs, given = {}, nameOf } = definition;
  const sortable = columns.filter(({ isSortable }) => isSortable).map(({ field }) => field);
  const rules: ViewRules = { filters, sortable, order };
  const handle = useListView(rules);
  const matching = matchingInput(handle.view);
  const selection = useSelection(matching);
  // The input is made of the declared filters and columns, which the contract has typed.
  const input = { ...inputOf(handle.view, rules), ...given } as ActionInput<typeof action>;
  const query = useAction(action, input, {
    keepPrevious: true,
    ...(refreshEveryMs === undefined ? {} : { refreshEveryMs }),
  }) as UseQueryResult<ListAnswer<AnyRow>, ApiError>;
  // A failed load of another view must not leave the old rows standing under its name.
  const answer = query.isError && query.isPlaceholderData ? undefined : query.data;
  const seenRow = useSeenRows(answer);
  const searchInput = useRef<HTMLInputElement>(null);
  return {
    ...handle,
    definition,
    matching,
    answer,
    error: query.error,
    isOld: query.isPlaceholderData,
    reload: () => void query.refetch(),
    bulkActions: (definition.bulkActions ?? []).filter(isAllowed),
    selection,
    seenRow,
    rowName: (id) => {
      const row = seenRow(id);
      return row && nameOf(row);
    },
    searchInput,
    focusSearch: () => searchInput.current?.focus(),
  };
}

function isAllowed(action: BulkAction): boolean {
  const need = needOf(action);
  return need === undefined || can(need);
}
