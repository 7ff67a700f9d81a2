import { type Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/**
 * `json_build_object` with exactly the fields the contract declares for a row: an undeclared one cannot be selected, a
 * missing one does not compile. Moments get the wire's form.
 */
export function jsonObject<Row extends z.ZodObject>(
  row: Row,
  columns: { readonly [Field in keyof z.output<Row>]: SQLWrapper },
): SQL {
  const parts = Object.keys(row.shape).flatMap((field) => {
    const column = columns[field as keyof z.output<Row>];
    return [sql.raw(`'${field}'`), is(column, PgTimestamp) ? wireMoment(column) : sql`${column}`];
  });
  return sql`json_build_object(${sql.join(parts, sql.raw(', '))})`;
}

/** `2026-01-31T12:00:00.000Z` */
function wireMoment(moment: Column | SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
