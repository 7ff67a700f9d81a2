import { findAction } from '@posthouse/contract';
import { requirementFor } from '@posthouse/contract/core/action';
import { mayRun } from '@posthouse/contract/core/permissions';
import type { DatabasePool } from '../../db/pool.ts';
import type { SessionContext } from '../context.ts';
import { consumeOneTimeKey, createOneTimeKey } from '../one-time-keys.ts';
import { loadSessionById, type Session } from '../sessions.ts';
import type { ExportOrder } from './exporter.ts';

const linkMinutes = 1;

interface OrderDetail {
  readonly sessionId: number;
  readonly order: ExportOrder;
}

/** The address from which an export can be fetched once. */
export async function orderDownload(ctx: SessionContext, order: ExportOrder): Promise<string> {
  const { accountId, adminId, id } = ctx.session;
  const key = await createOneTimeKey(ctx.db, {
    accountId,
    adminId,
    purpose: 'download',
    detail: { sessionId: id, order } satisfies OrderDetail,
    now: ctx.now,
    lifetimeMinutes: linkMinutes,
  });
  return `/download/${key}`;
}

/** The order behind a key, while the session that gave it lives and still has the right to it. */
export async function takeOrder(
  { db, pool }: DatabasePool,
  key: string,
  at: { remoteIp: string; now: Date },
): Promise<{ session: Session; order: ExportOrder } | undefined> {
  const taken = await consumeOneTimeKey(db, key, 'download', at.now);
  if (taken === undefined) return undefined;
  const { sessionId, order } = taken.detail as OrderDetail;
  const session = await loadSessionById(pool, sessionId, at);
  const action = findAction(order.action);
  const isAllowed =
    session &&
    session.duty === undefined &&
    action &&
    mayRun({ requirement: requirementFor(action, order.filters), scope: action.scope }, session);
  return isAllowed ? { session, order } : undefined;
}
