import { totalCap } from '@posthouse/contract/core/paging';
import { JsonText } from './json-text.ts';
import { type Page, type PageQuery, readPage } from './keyset-page.ts';
import type { Database } from './pool.ts';
import { compileSql, fixedText } from './statement.ts';

/** A page of a list as the wire wants it, with a total that is exact as far as counting is cheap. */
export async function readListPage<Answer>(db: Database, query: PageQuery): Promise<JsonText<Answer>> {
  const [page, counted] = await Promise.all([readPage(db, query), countUpToCap(db, query)]);
  const total = Math.min(counted, totalCap);
  const capped = counted > totalCap ? 1 : 0;
  return new JsonText(`{${pageFields(page)},"total":${total},"total_capped":${capped}}`);
}

/** A page of a log or history: the same without a total. */
export function historyPage<Answer>(page: Page): JsonText<Answer> {
  return new JsonText(`{${pageFields(page)}}`);
}

function pageFields({ rows, next, prev }: Page): string {
  return `"rows":${rows},"next":${JSON.stringify(next)},"prev":${JSON.stringify(prev)}`;
}

async function countUpToCap(db: Database, { from, where }: PageQuery): Promise<number> {
  const { text, params } = compileSql(where);
  const result = await db.$client.query<{ counted: number }>(
    `select count(*)::int as counted from (select from ${fixedText(from)} where ${text} limit ${totalCap + 1}) as found`,
    [...params],
  );
  return result.rows[0]?.counted ?? 0;
}
