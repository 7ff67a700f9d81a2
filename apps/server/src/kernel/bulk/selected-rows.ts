import type { CompiledSql } from '../../db/statement.ts';

interface BulkSelection {
  readonly ids?: readonly number[] | undefined;
  readonly except?: readonly number[] | undefined;
}

/** The ids that a bulk command, or a query about one, is asked for: those it names, or all that match except some. */
export function selectedRows({ ids, except = [] }: BulkSelection, all: () => CompiledSql): CompiledSql {
  if (ids) return { text: 'select unnest($1::bigint[]) as id', params: [[...new Set(ids)]] };
  const { text, params } = all();
  if (except.length === 0) return { text, params };
  return {
    text: `select id from (${text}) as matching where id <> all ($${params.length + 1}::bigint[])`,
    params: [...params, [...except]],
  };
}
