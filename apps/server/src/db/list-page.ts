import { totalCap } from '@posthouse/contract/core/paging';
import { JsonText } from './json-text.ts';
import { type Page, type PageQuery, readPage } from './keyset-page.ts';
import type { Database } from './pool.ts';

/** A page of a list as the wire wants it, with a total that is exact as far as counting is cheap. */
export async function readListPage<Answer>(db: Database, query: PageQuery): Promise<JsonText<Answer>> {
  const page = await readPage(db, { ...query, countUpTo: totalCap });
  const total = Math.min(page.counted, totalCap);
  const capped = page.counted > totalCap ? 1 : 0;
  return new JsonText(`{${pageFields(page)},"total":${total},"total_capped":${capped}}`);
}

/** A page of a log or history: the same without a total. */
export function historyPage<Answer>(page: Page): JsonText<Answer> {
  return new JsonText(`{${pageFields(page)}}`);
}

function pageFields({ rows, next, prev }: Page): string {
  return `"rows":${rows},"next":${JSON.stringify(next)},"prev":${JSON.stringify(prev)}`;
}
