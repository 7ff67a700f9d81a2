import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { session } from '../../db/schema/session.ts';
import type { AdminKey } from '../../kernel/actor.ts';
import { forgetOneTimeKeys } from '../../kernel/one-time-keys.ts';

/**
 * Ends every session of an admin, but the one that asked for it where there is one. Links and half-finished logins go
 * too: whoever had the old password is left with nothing.
 */
export async function endSessionsOf(
  db: Database,
  { accountId, adminId }: AdminKey,
  { except }: { except?: number } = {},
): Promise<void> {
  await db
    .delete(session)
    .where(
      and(
        eq(session.accountId, accountId),
        eq(session.adminId, adminId),
        except === undefined ? undefined : ne(session.id, except),
      ),
    );
  await forgetOneTimeKeys(db, { accountId, adminId });
}
