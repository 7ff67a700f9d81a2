import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { wireForm } from './record.ts';

type ColumnsOf<Row extends z.ZodObject> = { readonly [Field in keyof z.output<Row>]: SQLWrapper };

/**
 * What to select for exactly the fields the contract declares for a row: an undeclared one cannot be selected, a missing
 * one does not compile.
 */
export function wireFields<Row extends z.ZodObject>(row: Row, columns: ColumnsOf<Row>): SQL {
  const parts = Object.keys(row.shape).map(
    (field) => sql`${wireForm(columns[field as keyof z.output<Row>])} as ${sql.identifier(field)}`,
  );
  return sql.join(parts, sql.raw(', '));
}

/** The same as a JSON object. A subselect, because a function takes no more than a hundred arguments. */
export function jsonObject<Row extends z.ZodObject>(row: Row, columns: ColumnsOf<Row>): SQL {
  return sql`(select to_json(fields) from (select ${wireFields(row, columns)}) as fields)`;
}
