import type { WireError } from '@posthouse/contract/core/errors';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { plan, planFile, planRow } from '../../db/schema/plan.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import type { ImportPlace, PlannedRow } from '../../rules/plans/plan-kind.ts';
import { type OwnContext, type PlanKey, thePlan } from './plans-store.ts';

type PlanSummary = Pick<
  typeof plan.$inferInsert,
  | 'columns'
  | 'creates'
  | 'updates'
  | 'removals'
  | 'skips'
  | 'refusals'
  | 'changes'
  | 'generated'
  | 'waiting'
  | 'waitsFor'
  | 'waitsUntil'
>;
export type NewRow = Pick<PlannedRow, 'name' | 'outcome'> &
  Pick<typeof planRow.$inferInsert, 'line' | 'reason' | 'domainId' | 'targetId' | 'targetVersion'> &
  Pick<typeof planRow.$inferInsert, 'change' | 'before' | 'after' | 'cells' | 'type' | 'step' | 'secret'>;

const rowsPerInsert = 500;

export async function countPlanning({ db, caller: { accountId } }: OwnContext): Promise<number> {
  return db.$count(plan, and(eq(plan.accountId, accountId), eq(plan.state, 'planning')));
}

const contextOf = ({ accountId, id }: PlanKey) => `plan file ${accountId}/${id}`;

/** Kept until a worker has planned it; encrypted, for it may have passwords. */
export async function keepFile(db: Database, secrets: SecretBox, key: PlanKey, csv: string): Promise<void> {
  const content = secrets.seal(csv, contextOf(key));
  await db.insert(planFile).values({ accountId: key.accountId, planId: key.id, content });
}

export async function openFile(db: Database, secrets: SecretBox, key: PlanKey): Promise<string> {
  const [file] = await db.select({ content: planFile.content }).from(planFile).where(itsFile(key));
  if (file === undefined) throw new Error('the file of a plan is not there');
  return secrets.open(file.content, contextOf(key));
}

interface PlacedFile {
  readonly csv: string;
  readonly place: ImportPlace;
}

/** A file with what was said beside it. */
export const placedFile = (file: PlacedFile): string => JSON.stringify(file);
export const openPlaced = (content: string): PlacedFile => JSON.parse(content) as PlacedFile;

const inPlanning = (key: PlanKey) => and(thePlan(key), eq(plan.state, 'planning'));

/** The rows a worker has made; false where the plan is gone by then. The file is no longer needed. */
export async function savePlanned(
  db: Database,
  key: PlanKey,
  summary: PlanSummary,
  rows: readonly NewRow[],
): Promise<boolean> {
  const { accountId, id: planId } = key;
  const planned = await db
    .update(plan)
    .set({ ...summary, state: 'planned' })
    .where(inPlanning(key));
  if (planned.rowCount === 0) return false;
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const part = rows.slice(start, start + rowsPerInsert).map((row) => ({
      ...row,
      accountId,
      planId,
      result: row.outcome === 'skip' || row.outcome === 'refuse' ? null : ('waiting' as const),
    }));
    await db.insert(planRow).values(part);
  }
  await db.delete(planFile).where(itsFile(key));
  return true;
}

/** There is nothing to apply. */
export async function endAtOnce(db: Database, key: PlanKey, now: Date): Promise<void> {
  await db.update(plan).set({ state: 'done', endedAt: now }).where(thePlan(key));
}

interface NotMade {
  readonly state: 'refused' | 'stopped' | 'failed';
  readonly reason?: WireError;
  readonly endedAt: Date;
}

export async function endPlanning(db: Database, key: PlanKey, notMade: NotMade): Promise<void> {
  await db.update(plan).set(notMade).where(inPlanning(key));
  await db.delete(planFile).where(itsFile(key));
}

const itsFile = ({ accountId, id }: PlanKey) =>
  and(eq(planFile.accountId, accountId), eq(planFile.planId, id));

/** What was begun before that moment is lost: after a restore no worker knows of it. */
export async function giveUpPlanning(db: Database, before: Date, now: Date): Promise<void> {
  const lost = await db
    .select({ accountId: plan.accountId, id: plan.id })
    .from(plan)
    .where(and(eq(plan.state, 'planning'), lt(plan.createdAt, before)));
  for (const key of lost) await endPlanning(db, key, { state: 'failed', endedAt: now });
}

/** Nobody waits for it any more. */
export async function deletePlan(db: Database, key: PlanKey): Promise<void> {
  await db.delete(plan).where(thePlan(key));
}
