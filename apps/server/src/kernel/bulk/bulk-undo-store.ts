import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { anyOfIds } from '../../db/any-of.ts';
import { bulkUndo, bulkUndoRow } from '../../db/schema/job.ts';
import type { CompiledSql } from '../../db/statement.ts';
import type { AdminKey } from '../actor.ts';
import type { CallContext } from '../context.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Fields of rows as they were, and as a command left them: whoever finds them otherwise knows that somebody came later. */
export interface FormerRows {
  /** Of which fields; who undoes it has to name it. */
  readonly kind: string;
  readonly rows: readonly FormerRow[];
}
export interface FormerRow {
  readonly id: number;
  readonly before: Values;
  readonly after: Values;
}

type UndoContext = Pick<CallContext, 'db' | 'now'> & { readonly caller: AdminKey };

/** Answers by what it can be undone; the slices of a job share one. Undefined where nothing was changed. */
export async function keepFormer(
  { db, now, caller: { accountId, adminId } }: UndoContext,
  { kind, rows }: FormerRows,
  jobId: number | null = null,
): Promise<number | undefined> {
  if (rows.length === 0) return undefined;
  const [undo] = await db
    .insert(bulkUndo)
    .values({ accountId, adminId, kind, jobId, createdAt: now })
    .onConflictDoUpdate({ target: [bulkUndo.accountId, bulkUndo.jobId], set: { kind } })
    .returning({ id: bulkUndo.id });
  const id = Number(undo?.id);
  await db.execute(sql`
    insert into ${bulkUndoRow} (account_id, undo_id, row_id, before, after)
    select ${accountId}, ${id}, row.id, row.before, row.after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id bigint, before jsonb, after jsonb)`);
  return id;
}

interface UndoKey {
  readonly id: number;
  readonly kind: string;
}

/** The rows of what the caller did: others undo nothing of it. */
export function undoRows({ accountId, adminId }: AdminKey, { id, kind }: UndoKey): CompiledSql {
  return {
    text: `select r.row_id as id from bulk_undo u
             join bulk_undo_row r on r.account_id = u.account_id and r.undo_id = u.id
            where u.account_id = $1 and u.admin_id = $2 and u.id = $3 and u.kind = $4`,
    params: [accountId, adminId, id, kind],
  };
}

/** Those of them that had more of something before. */
export function undoRowsGrowing(caller: AdminKey, key: UndoKey, field: string): CompiledSql {
  const { text, params } = undoRows(caller, key);
  const value = (side: 'before' | 'after') => `(r.${side} ->> $${params.length + 1})::numeric`;
  return { text: `${text} and ${value('before')} > ${value('after')}`, params: [...params, field] };
}

/** What rows were and became, by their ids. */
export async function readFormer(
  { db, caller: { accountId } }: Pick<UndoContext, 'db' | 'caller'>,
  undoId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FormerRow>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: bulkUndoRow.rowId, before: bulkUndoRow.before, after: bulkUndoRow.after })
    .from(bulkUndoRow)
    .where(
      and(
        eq(bulkUndoRow.accountId, accountId),
        eq(bulkUndoRow.undoId, undoId),
        inArray(bulkUndoRow.rowId, [...ids]),
      ),
    );
  return new Map(found.map((row) => [row.id, row as FormerRow]));
}

/** Rows are given back once; without rows it is used up. */
export async function forgetFormer(
  { db, caller: { accountId } }: Pick<UndoContext, 'db' | 'caller'>,
  undoId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const ofUndo = and(eq(bulkUndoRow.accountId, accountId), eq(bulkUndoRow.undoId, undoId));
  await db.delete(bulkUndoRow).where(and(ofUndo, anyOfIds(bulkUndoRow.rowId, ids)));
  await db
    .delete(bulkUndo)
    .where(
      and(
        eq(bulkUndo.accountId, accountId),
        eq(bulkUndo.id, undoId),
        notExists(db.select({ id: bulkUndoRow.rowId }).from(bulkUndoRow).where(ofUndo)),
      ),
    );
}
