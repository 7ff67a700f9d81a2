import { and, eq } from 'drizzle-orm';
import { admin } from '../../db/schema/admin.ts';
import type { SessionContext } from '../../kernel/context.ts';

/** Answers the language that was kept before. */
export async function saveLanguage(
  { db, session }: SessionContext,
  language: string,
): Promise<string | null> {
  const own = and(eq(admin.accountId, session.accountId), eq(admin.id, session.adminId));
  const [before] = await db.select({ language: admin.language }).from(admin).where(own).for('update');
  await db.update(admin).set({ language }).where(own);
  return before?.language ?? null;
}
