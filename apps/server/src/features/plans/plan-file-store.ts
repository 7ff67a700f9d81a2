import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { planFile } from '../../db/schema/plan.ts';
import type { ImportedRow } from '../../domain/plan-kind.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import type { PlanKey } from './plans-store.ts';

const contextOf = ({ accountId, id }: PlanKey) => `plan file ${accountId}/${id}`;
const theFile = ({ accountId, id }: PlanKey) =>
  and(eq(planFile.accountId, accountId), eq(planFile.planId, id));

/** Kept until a worker has planned the rows; encrypted, for they may have passwords. */
export async function keepFile(
  db: Database,
  secrets: SecretBox,
  key: PlanKey,
  rows: readonly ImportedRow[],
): Promise<void> {
  const content = secrets.seal(JSON.stringify(rows), contextOf(key));
  await db.insert(planFile).values({ accountId: key.accountId, planId: key.id, content });
}

export async function openFile(db: Database, secrets: SecretBox, key: PlanKey): Promise<ImportedRow[]> {
  const [file] = await db.select({ content: planFile.content }).from(planFile).where(theFile(key));
  if (file === undefined) throw new Error('the file of a plan is not there');
  return JSON.parse(secrets.open(file.content, contextOf(key))) as ImportedRow[];
}
