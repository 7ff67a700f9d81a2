import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** For ids of which there may be more than a statement takes parameters: they are one. */
export const anyOfIds = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any (${sql.param([...ids])}::bigint[])`;

/** The same for texts. */
export const anyOfTexts = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any (${sql.param([...texts])}::text[])`;
