import { substringSearchLength } from '@posthouse/contract/core/paging';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** LIKE patterns of what somebody typed: compared in lower case, with `%` and `_` taken as themselves. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** What a search looks at. */
export interface Searched {
  /** Lower-case words, each after a space, with an index of trigrams. */
  readonly words: SQLWrapper;
  /** The lower-case name in whose order the list is, where it has many rows. */
  readonly name?: SQLWrapper | undefined;
  /** Which rows its indexes hold in the orders of the list, where it has many: a search looks there first. */
  readonly inOrder?: SQL | undefined;
  /** How many rows an account has, from the columns of `account_usage`. */
  readonly counted?: SQL | undefined;
}

/**
 * Three letters or more are found anywhere. Fewer are looked for at the beginning of the name, which is a part of the
 * list in its own order, or of any word: the index of trigrams knows no shorter part, and would find too much.
 */
export function searchIn(
  { words, name, inOrder }: Searched,
  text: string,
): { readonly condition: SQL; readonly inOrder?: SQL | undefined } {
  const wanted = text.trim();
  if (wanted.length >= substringSearchLength) return { condition: anywhereIn(words, wanted), inOrder };
  if (name) return { condition: sql`${name} like ${`${escapeLike(wanted)}%`}` };
  return { condition: sql`${words} like ${`% ${escapeLike(wanted)}%`}`, inOrder };
}

/**
 * Of an address, the index is asked for the part before the @ alone. Thousands share each trigram of a domain: to look
 * those up as well takes ten times as long.
 */
function anywhereIn(words: SQLWrapper, wanted: string): SQL {
  const [localPart = '', domain] = wanted.split('@', 2);
  const isAddress = domain !== undefined && localPart.length >= substringSearchLength;
  return isAddress
    ? sql`${words} like ${containing(localPart)} and ${words} || '' like ${containing(wanted)}`
    : sql`${words} like ${containing(wanted)}`;
}

function escapeLike(text: string): string {
  return text.toLowerCase().replace(/[\\%_]/g, '\\$&');
}
