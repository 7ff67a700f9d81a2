import { sql } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { wireMoment } from '../db/record.ts';
import { accountHistory } from '../db/schema/account-history.ts';
import type { RecordedActor } from './actor.ts';
import type { Facts, HistoryEntry } from './context.ts';

interface HistoryWrite {
  readonly actor: RecordedActor;
  readonly action: string;
  /** The fields the contract allows in before and after; anything else is dropped. */
  readonly allowed: readonly string[];
  readonly outcome: 'done' | 'refused';
  readonly at: Date;
  /** Null for what nobody asked for at that moment. */
  readonly remoteIp: string | null;
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

const countedTogetherMs = 3_600_000;

/**
 * The same for what somebody tried without the right to it. Whoever tries again and again from the same address gets one
 * entry an hour, which says how often and when for the last time: nobody fills the history by asking. Calls at the same
 * moment may begin an entry each.
 */
export async function countRefusals(
  db: Database,
  { actor, action, allowed, at, remoteIp, requestId }: Omit<HistoryWrite, 'outcome'>,
  entries: readonly HistoryEntry[],
): Promise<void> {
  const asked = entries.map(({ target, domainId = null, before, after }) => ({
    target,
    domain_id: domainId,
    before: onlyAllowed(before, allowed),
    after: onlyAllowed(after, allowed),
  }));
  const since = new Date(at.getTime() - countedTogetherMs);
  await db.execute(sql`
    with asked as (
      select *, row_number() over () as n
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
          as e (target text, domain_id bigint, before jsonb, after jsonb)),
    found as (
      select asked.n, known.at, known.id from asked cross join lateral (
        select h.at, h.id from ${accountHistory} h
         where h.account_id = ${actor.accountId} and h.action = ${action} and h.at > ${since} and h.outcome = 'refused'
           and h.admin_id = ${actor.adminId} and h.adminname = ${actor.adminname}
           and h.remote_ip = ${remoteIp}::inet and h.target = asked.target
           and h.domain_id is not distinct from asked.domain_id and h.before is not distinct from asked.before
           and coalesce(h.after, '{}') - '{attempts,last_at}'::text[] = coalesce(asked.after, '{}')
         order by h.at desc, h.id desc limit 1) known),
    counted as (
      update ${accountHistory} h
         set after = coalesce(h.after, '{}') || jsonb_build_object(
               'attempts', coalesce((h.after ->> 'attempts')::integer, 1) + 1,
               'last_at', ${wireMoment(sql`${at}::timestamptz`)})
        from found where h.account_id = ${actor.accountId} and h.at = found.at and h.id = found.id)
    insert into ${accountHistory} (account_id, at, admin_id, adminname, action, target, domain_id, outcome, remote_ip,
                                   request_id, before, after)
    select ${actor.accountId}, ${at}, ${actor.adminId}, ${actor.adminname}, ${action}, target, domain_id, 'refused',
           ${remoteIp}::inet, ${requestId}, before, after
      from asked where n not in (select n from found)`);
}

function onlyAllowed(facts: Facts | undefined, allowed: readonly string[]): Facts | null {
  if (facts === undefined) return null;
  const kept = Object.entries(facts).filter(([name]) => allowed.includes(name));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
