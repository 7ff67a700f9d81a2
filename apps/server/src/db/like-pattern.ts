import { substringSearchLength } from '@posthouse/contract/core/paging';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** LIKE patterns of what somebody typed: compared in lower case, with `%` and `_` taken as themselves. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}

/**
 * A search in a column of lower-case words, each after a space: three letters or more are found anywhere, fewer at the
 * beginning of a word, because the index of trigrams knows no shorter part.
 */
export function searchIn(column: SQLWrapper, text: string): SQL {
  const wanted = text.trim();
  const pattern = wanted.length < substringSearchLength ? `% ${escapeLike(wanted)}%` : containing(wanted);
  return sql`${column} like ${pattern}`;
}

function escapeLike(text: string): string {
  return text.toLowerCase().replace(/[\\%_]/g, '\\$&');
}
