import { createHash } from 'node:crypto';
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './pool.ts';

const dialect = new PgDialect();

/** A named value of a statement, given when it runs. */
export const parameter = (name: string) => sql.placeholder(name);

/** SQL whose text is made once and planned once for a connection, for what runs on every request. */
export function statement<Row extends Record<string, unknown>>(query: SQL) {
  const { text, params } = compileSql(query);
  const name = statementName(text);
  return async (db: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const result = await db.$client.query<Row>({
      name,
      text,
      values: fillPlaceholders([...params], values),
    });
    return result.rows;
  };
}

/**
 * The name under which PostgreSQL keeps a statement and its plan. Each connection keeps all that it was given: what gets a
 * name is one of few texts, however people ask.
 */
export const statementName = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

export interface CompiledSql {
  readonly text: string;
  readonly params: readonly unknown[];
}

export function compileSql(query: SQL): CompiledSql {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text, params };
}

/** The same as part of a larger query. */
export function asSql({ text, params }: CompiledSql): SQL {
  const parts = text.split(/\$(\d+)/).map((part, index) => {
    return index % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`;
  });
  return sql.join(parts);
}

const fixedTexts = new WeakMap<SQL, string>();

/** The text of SQL that is a constant of its module, made once. */
export function fixedText(part: SQL): string {
  const known = fixedTexts.get(part);
  if (known !== undefined) return known;
  const { text, params } = compileSql(part);
  if (params.length > 0) throw new Error(`this SQL must have no parameters: ${text}`);
  fixedTexts.set(part, text);
  return text;
}
