import { and, eq } from 'drizzle-orm';
import { appPassword, oneTimePassword, passwordHandover } from '../../db/schema/mail-login.ts';
import type { TenantContext } from '../../kernel/context.ts';

/** Nobody logs in as a user any more with a password that was made for it beside its own. */
export async function forgetLogins({ db, caller }: TenantContext, userId: number): Promise<void> {
  for (const table of [appPassword, oneTimePassword, passwordHandover]) {
    await db.delete(table).where(and(eq(table.accountId, caller.accountId), eq(table.userId, userId)));
  }
}
