import { findAction } from '@posthouse/contract';
import { requirementFor } from '@posthouse/contract/core/action';
import { mayRun } from '@posthouse/contract/core/permissions';
import type { DatabasePool } from '../../db/pool.ts';
import type { Caller, PassKey } from '../caller.ts';
import { loadCaller } from '../caller-lock.ts';
import type { CallerContext } from '../context.ts';
import { consumeOneTimeKey, createOneTimeKey } from '../one-time-keys.ts';
import type { ExportOrder } from './exporter.ts';

const linkMinutes = 1;

interface OrderDetail {
  readonly pass: PassKey;
  readonly order: ExportOrder;
}

/** The address from which an export can be fetched once. */
export async function orderDownload(ctx: CallerContext, order: ExportOrder): Promise<string> {
  const { accountId, adminId, pass } = ctx.caller;
  const key = await createOneTimeKey(ctx.db, {
    accountId,
    adminId,
    purpose: 'download',
    detail: { pass: { kind: pass.kind, id: pass.id }, order } satisfies OrderDetail,
    now: ctx.now,
    lifetimeMinutes: linkMinutes,
  });
  return `/download/${key}`;
}

/** The order behind a key, while the pass of whoever gave it lives and they still have the right to it. */
export async function takeOrder(
  { db, pool }: DatabasePool,
  key: string,
  at: { remoteIp: string; now: Date },
): Promise<{ caller: Caller; order: ExportOrder } | undefined> {
  const taken = await consumeOneTimeKey(db, key, 'download', at.now);
  if (taken === undefined) return undefined;
  const { pass, order } = taken.detail as OrderDetail;
  const caller = await loadCaller(pool, taken.accountId, pass, at);
  const action = findAction(order.action);
  const isAllowed =
    caller &&
    caller.duty === undefined &&
    action &&
    mayRun({ requirement: requirementFor(action, order.filters), scope: action.scope }, caller);
  return isAllowed ? { caller, order } : undefined;
}
