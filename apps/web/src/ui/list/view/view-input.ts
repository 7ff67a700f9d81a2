import type { ListView, ViewRules } from './list-view.ts';

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
