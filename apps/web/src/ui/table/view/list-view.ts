import { pageSize } from '@posthouse/contract/core/page-size';
import type { DraftValues, Filter, FilterValue, FilterValues } from '../definition/filter.ts';
import type { Order } from '../definition/list-definition.ts';

export const pageSizes = pageSize.offered;
export type PageSize = (typeof pageSizes)[number];
export const standardPageSize: PageSize = pageSize.standard;

/** What a list knows: everything else in an address is dropped. */
export interface ViewRules {
  readonly filters: readonly Filter[];
  readonly sortable: readonly string[];
  /** The columns that can be chosen. */
  readonly columns?: readonly string[];
  /** The order the server answers in when none is asked for. */
  readonly order: Order;
}

/** What is shown of a list. All of it is in the address. */
export interface ListView {
  readonly search: string;
  readonly filters: FilterValues;
  /** The filters that are negated. */
  readonly negated: readonly string[];
  readonly order: Order;
  readonly pageSize: PageSize;
  readonly cursor: string | undefined;
  /** Counts the pages for the reader; the cursor alone says where a page begins. */
  readonly page: number;
  /** The columns to show, where the address says so; otherwise those this browser’s admin has chosen. */
  readonly columns?: readonly string[] | undefined;
  /** The row shown in the side panel, or `newRow`. */
  readonly open: string | undefined;
}

export const newRow = 'new';

const firstPage = { cursor: undefined, page: 1 } as const;

export function withSearch(view: ListView, search: string): ListView {
  return { ...view, ...firstPage, search };
}

export interface FilterChange {
  readonly values: DraftValues;
  readonly isNegated: boolean;
}

export function withFilter(view: ListView, { values, isNegated }: FilterChange): ListView {
  const filters: Record<string, FilterValue> = { ...view.filters };
  const negated = new Set(view.negated);
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined || value.length === 0) {
      delete filters[field];
      negated.delete(field);
    } else {
      filters[field] = value;
      if (isNegated) negated.add(field);
      else negated.delete(field);
    }
  }
  return { ...view, ...firstPage, filters, negated: [...negated] };
}

export function withoutFilters(view: ListView): ListView {
  return { ...view, ...firstPage, search: '', filters: {}, negated: [] };
}

export function withOrder(view: ListView, order: Order): ListView {
  return { ...view, ...firstPage, order };
}

export function withPageSize(view: ListView, pageSize: PageSize): ListView {
  return { ...view, ...firstPage, pageSize };
}

export function nextPage(view: ListView, cursor: string): ListView {
  return { ...view, cursor, page: view.page + 1 };
}

/** The first page is asked for without a cursor, so that it is whole and has the newest. */
export function previousPage(view: ListView, cursor: string): ListView {
  return view.page <= 2 ? { ...view, ...firstPage } : { ...view, cursor, page: view.page - 1 };
}

export function withFirstPage(view: ListView): ListView {
  return { ...view, ...firstPage };
}

export function withOpen(view: ListView, open: string | undefined): ListView {
  return { ...view, open };
}

export function isFiltered(view: ListView): boolean {
  return view.search.trim() !== '' || Object.keys(view.filters).length > 0;
}
/** A view as the input of its action. */
export function inputOf(view: ListView, rules: ViewRules): Readonly<Record<string, unknown>> {
  const { by, dir } = view.order;
  const isStandard = by === rules.order.by;
  return {
    ...matchingInput(view),
    // A history knows no `sort`: its only order is the standard one.
    ...(isStandard ? {} : { sort: by }),
    ...(isStandard && dir === rules.order.dir ? {} : { dir }),
    limit: view.pageSize,
    ...(view.cursor === undefined ? {} : { cursor: view.cursor }),
  };
}

/** Which rows, on whatever page: what exports and commands about all matching rows take. */
export function matchingInput(view: ListView): Readonly<Record<string, unknown>> {
  const search = view.search.trim();
  return {
    ...(search === '' ? {} : { search }),
    ...view.filters,
    ...(view.negated.length === 0
      ? {}
      : { not: Object.fromEntries(view.negated.map((field) => [field, 1])) }),
  };
}
