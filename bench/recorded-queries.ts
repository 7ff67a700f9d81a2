import type { Pool, QueryResult } from 'pg';

export interface RecordedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

type AnyQuery = (config: unknown, values?: unknown[]) => Promise<QueryResult>;

/** Notes every query that runs on a pool while `run` does, with its parameters. */
export async function recordQueries(pool: Pool, run: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const recorded: RecordedQuery[] = [];
  const original = pool.query.bind(pool) as AnyQuery;
  const recording: AnyQuery = (config, values) => {
    const text = typeof config === 'string' ? config : (config as { text: string }).text;
    recorded.push({ text, values: values ?? (config as { values?: unknown[] }).values ?? [] });
    return original(config, values);
  };
  Object.assign(pool, { query: recording });
  try {
    await run();
  } finally {
    Object.assign(pool, { query: original });
  }
  return recorded;
}

/** A query that counts beside its page, as the two that a route without such a query would run. */
export function separateCount({ text, values }: RecordedQuery): RecordedQuery[] {
  const found =
    /, (?:case when .* else )?(\(select count\(\*\)::int from \(select from .* as found\))(?: end)? as counted/s;
  const [counting, count] = found.exec(text) ?? [];
  if (counting === undefined || count === undefined) return [{ text, values }];
  const used = Math.max(...[...count.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  return [
    { text: text.replace(counting, ''), values },
    { text: `select ${count} as counted`, values: values.slice(0, used) },
  ];
}
