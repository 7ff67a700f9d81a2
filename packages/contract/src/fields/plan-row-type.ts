/** What a row of a plan is about, where a file has several types of things; in the order they are made. */
export const planRowTypes = ['domain', 'user', 'alias', 'list'] as const;
export type PlanRowType = (typeof planRowTypes)[number];

/** The type a cell names, also in the plural; undefined for any other word. */
export const namedRowType = (cell: string | undefined): PlanRowType | undefined =>
  planRowTypes.find((type) => [type, `${type}s`, `${type}es`].includes(cell?.trim().toLowerCase() ?? ''));
