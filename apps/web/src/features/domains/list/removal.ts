import type { Domain } from '../domain.ts';

const goingAlong = ['users', 'aliases', 'lists', 'aliasdomains'] as const;

/** How many of each go with some domains; what there is none of is left out. */
export function goingWith(rows: readonly Pick<Domain, (typeof goingAlong)[number]>[]) {
  return goingAlong
    .map((kind) => ({ kind, num: rows.reduce((sum, row) => sum + row[kind], 0) }))
    .filter(({ num }) => num > 0);
}
