import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { wireForm } from './record.ts';

/**
 * A JSON object with exactly the fields the contract declares for a row: an undeclared one cannot be selected, a missing
 * one does not compile. A subselect, because a function takes no more than a hundred arguments.
 */
export function jsonObject<Row extends z.ZodObject>(
  row: Row,
  columns: { readonly [Field in keyof z.output<Row>]: SQLWrapper },
): SQL {
  const parts = Object.keys(row.shape).map(
    (field) => sql`${wireForm(columns[field as keyof z.output<Row>])} as ${sql.identifier(field)}`,
  );
  return sql`(select to_json(fields) from (select ${sql.join(parts, sql.raw(', '))}) as fields)`;
}
