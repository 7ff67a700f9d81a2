import { type Filter, type FilterValue, hasEnds } from '../definition/filter.ts';
import type { Order } from '../definition/list-definition.ts';
import { type ListView, type PageSize, pageSizes, standardPageSize, type ViewRules } from './list-view.ts';

/** A list's view as it is in the address: `?search=anna&domain=example.org&not=domain&open=17`. */
export interface ListSearch {
  readonly [parameter: string]: string | number | undefined;
}

/** `validateSearch` of every list's route; the list itself drops what its columns and filters do not know. */
export function listSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const kept: Record<string, string | number> = {};
  for (const [parameter, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') kept[parameter] = value;
    else if (typeof value === 'boolean') kept[parameter] = String(value);
  }
  return kept;
}

const plainNumber = /^(0|[1-9]\d{0,14})$/;

/** The router writes strings that look like numbers in quotation marks; as numbers they stay readable. */
export function addressValue(text: string): string | number {
  return plainNumber.test(text) ? Number(text) : text;
}

/** Several values, or several names, in one parameter. */
const separator = ',';
const longestSearch = 200;

/** The view an address asks for; what does not fit the list is as if it were not there. */
export function readView(search: Readonly<Record<string, unknown>>, rules: ViewRules): ListView {
  const text = (parameter: string) => textOf(search[parameter]);
  const filters: Record<string, FilterValue> = {};
  for (const filter of rules.filters) {
    for (const [field, value] of valuesOf(filter, text)) filters[field] = value;
  }
  const cursor = text('cursor');
  const page = Number(text('page'));
  const columns = text('columns')
    ?.split(separator)
    .filter((field) => rules.columns?.includes(field));
  return {
    search: (text('search') ?? '').slice(0, longestSearch),
    filters,
    negated: (text('not') ?? '').split(separator).filter((field) => field in filters),
    order: orderOf(text('sort'), text('dir'), rules),
    pageSize: pageSizeOf(text('limit')),
    cursor,
    page: cursor !== undefined && Number.isSafeInteger(page) && page > 1 ? page : 1,
    ...(columns && columns.length > 0 ? { columns } : {}),
    open: text('open'),
  };
}

/** The address of a view; what is standard is left out. */
export function addressOf(view: ListView, rules: ViewRules): ListSearch {
  const { by, dir } = view.order;
  const parameters: Record<string, string | undefined> = {
    search: view.search,
    ...Object.fromEntries(Object.entries(view.filters).map(([field, value]) => [field, joined(value)])),
    not: view.negated.join(separator),
    sort: by === rules.order.by ? undefined : by,
    dir: by === rules.order.by && dir === rules.order.dir ? undefined : dir,
    limit: view.pageSize === standardPageSize ? undefined : String(view.pageSize),
    columns: view.columns?.join(separator),
    cursor: view.cursor,
    page: view.page > 1 ? String(view.page) : undefined,
    open: view.open,
  };
  const address: Record<string, string | number> = {};
  for (const [parameter, value] of Object.entries(parameters)) {
    if (value) address[parameter] = addressValue(value);
  }
  return address;
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text === '' ? undefined : text;
}

function joined(value: FilterValue): string {
  return typeof value === 'string' ? value : value.join(separator);
}

const day = /^\d{4}-\d\d-\d\d$/;
const decimal = /^-?\d{1,4}(\.\d{1,6})?$/;

function valuesOf(
  filter: Filter,
  text: (parameter: string) => string | undefined,
): readonly (readonly [string, FilterValue])[] {
  if (hasEnds(filter)) {
    const fits = filter.kind === 'period' ? day : decimal;
    return [filter.from, filter.to].flatMap((field) => {
      const value = text(field);
      return value && fits.test(value) ? [[field, value] as const] : [];
    });
  }
  const value = text(filter.name);
  if (value === undefined) return [];
  switch (filter.kind) {
    case 'text':
      return [[filter.name, value]];
    case 'yesNo':
      return value === '1' || value === '0' ? [[filter.name, value]] : [];
    case 'choice': {
      const known = filter.choices.map((choice) => choice.value);
      if (filter.isSingle) return known.includes(value) ? [[filter.name, value]] : [];
      const values = value.split(separator).filter((one) => known.includes(one));
      return values.length > 0 ? [[filter.name, values]] : [];
    }
  }
}

function orderOf(sort: string | undefined, dir: string | undefined, rules: ViewRules): Order {
  const by = sort !== undefined && rules.sortable.includes(sort) ? sort : rules.order.by;
  if (dir === 'asc' || dir === 'desc') return { by, dir };
  return { by, dir: by === rules.order.by ? rules.order.dir : 'asc' };
}

function pageSizeOf(limit: string | undefined): PageSize {
  return pageSizes.find((size) => String(size) === limit) ?? standardPageSize;
}
