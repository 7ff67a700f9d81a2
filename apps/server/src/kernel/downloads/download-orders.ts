import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { account } from '../../db/schema/account.ts';
import { admin } from '../../db/schema/admin.ts';
import type { SessionContext } from '../context.ts';
import { consumeOneTimeKey, createOneTimeKey } from '../one-time-keys.ts';
import type { ExportOrder } from './exporter.ts';

const linkMinutes = 1;

/** The address from which an export can be fetched once. */
export async function orderDownload(ctx: SessionContext, order: ExportOrder): Promise<string> {
  const { accountId, adminId } = ctx.session;
  const key = await createOneTimeKey(ctx.db, {
    accountId,
    adminId,
    purpose: 'download',
    detail: order,
    now: ctx.now,
    lifetimeMinutes: linkMinutes,
  });
  return `/download/${key}`;
}

/** The order behind a key, while its admin may still enter. */
export async function takeOrder(
  db: Database,
  key: string,
  now: Date,
): Promise<{ accountId: number; order: ExportOrder } | undefined> {
  const taken = await consumeOneTimeKey(db, key, 'download', now);
  if (taken === undefined) return undefined;
  const [owner] = await db
    .select({ id: admin.id })
    .from(admin)
    .innerJoin(account, eq(account.id, admin.accountId))
    .where(
      and(
        eq(admin.accountId, taken.accountId),
        eq(admin.id, taken.adminId),
        eq(admin.active, true),
        eq(account.state, 'active'),
      ),
    );
  return owner && { accountId: taken.accountId, order: taken.detail as ExportOrder };
}
