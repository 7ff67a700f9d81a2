import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { AppError, type WireError } from '@posthouse/contract/core/errors';
import type { StoredRow } from './plan-kind.ts';

/** What a row says, or why it cannot be read. */
export type ReadRow<Row> = { readonly row: Row } | { readonly reason: WireError };

/** So many rows are looked at before others have their turn. */
const rowsInARow = 500;

export async function mapInTurns<From, To>(rows: readonly From[], make: (row: From) => To): Promise<To[]> {
  const made: To[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsInARow === 0) await yieldToOthers();
    made.push(make(row));
  }
  return made;
}

export function readRows<From, Row>(
  imported: readonly From[],
  read: (row: From) => Row,
): Promise<ReadRow<Row>[]> {
  return mapInTurns(imported, (row) =>
    attempt<ReadRow<Row>>(
      () => ({ row: read(row) }),
      (reason) => ({ reason }),
    ),
  );
}

/** A refusal is an answer too. */
export function attempt<Value>(run: () => Value, refused: (reason: WireError) => Value): Value {
  try {
    return run();
  } catch (error) {
    return refused(reasonOf(error));
  }
}

/** Why an expected refusal was made; anything else is thrown on. */
export function reasonOf(error: unknown): WireError {
  if (!(error instanceof AppError)) throw error;
  const { code, params, fields } = error;
  return { code, ...(params ? { params } : {}), ...(fields ? { fields } : {}) };
}

export function targetOf({ targetId, targetVersion }: StoredRow): { id: number; version: number } {
  if (targetId === null || targetVersion === null) throw new Error('a change without what it changes');
  return { id: targetId, version: targetVersion };
}

/** What is gone was changed since the plan was made. */
export function goneIsStale(error: unknown): never {
  throw error instanceof AppError && error.code === 'not_found' ? new AppError('stale') : error;
}
