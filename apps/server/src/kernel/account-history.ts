import type { Database } from '../db/pool.ts';
import { accountHistory } from '../db/schema/account-history.ts';
import type { Actor, Facts, HistoryEntry } from './context.ts';

interface HistoryWrite {
  readonly actor: Actor;
  readonly action: string;
  /** The fields the contract allows in before and after; anything else is dropped. */
  readonly allowed: readonly string[];
  readonly outcome: 'done' | 'refused';
  readonly at: Date;
  readonly remoteIp: string;
  readonly requestId: string;
}

export async function writeHistory(
  db: Database,
  write: HistoryWrite,
  entries: readonly HistoryEntry[],
): Promise<void> {
  await db.insert(accountHistory).values(
    entries.map((entry) => ({
      accountId: write.actor.accountId,
      adminId: write.actor.adminId,
      adminname: write.actor.adminname,
      action: write.action,
      target: entry.target,
      domainId: entry.domainId ?? null,
      outcome: entry.isPending ? ('pending' as const) : write.outcome,
      at: write.at,
      remoteIp: write.remoteIp,
      requestId: write.requestId,
      before: onlyAllowed(entry.before, write.allowed),
      after: onlyAllowed(entry.after, write.allowed),
    })),
  );
}

function onlyAllowed(facts: Facts | undefined, allowed: readonly string[]): Facts | null {
  if (facts === undefined) return null;
  const kept = Object.entries(facts).filter(([name]) => allowed.includes(name));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
