import type { Pool } from 'pg';
import type { FilterRules, NetworkEntry } from './decide.ts';
import { entriesMeaning, type SenderEntry } from './sender-entry.ts';
import { spamScoreOf } from './sensitivity.ts';

/** Where a message ends, and what was set there. */
export interface FilteredReceiver extends FilterRules {
  /** As it was addressed. */
  readonly recipient: string;
  /** How the mailbox, list or folder is called in a message on its way to it. */
  readonly ref: string;
  readonly accountId: string;
  /** Another server keeps the mailbox. */
  readonly isElsewhere: boolean;
}

interface RuleRow {
  readonly recipient: string;
  readonly ref: string;
  readonly account_id: string;
  readonly is_elsewhere: boolean;
  readonly accept_from: FilterRules['acceptFrom'];
  readonly sensitivity: number;
  readonly spam_to: FilterRules['spamTo'];
  readonly senders: readonly SenderEntry[];
  readonly networks: readonly NetworkEntry[];
  readonly known: readonly SenderEntry[];
}

/** Whom an entry could mean, and the addresses among them. */
export interface FilteredSender {
  readonly meant: readonly string[];
  readonly written: readonly string[];
}

/** All that could concern a message from these, sent from there. `within` an account, all others are elsewhere. */
export async function readFilterRules(
  pool: Pick<Pool, 'query'>,
  recipients: readonly string[],
  { meant, written }: FilteredSender,
  ip: string,
  within: number | null = null,
): Promise<FilteredReceiver[]> {
  const { rows } = await pool.query<RuleRow>(
    `select recipient, ref, account_id::text, is_elsewhere, accept_from, sensitivity, spam_to, senders, networks, known
       from engine.filter_rules($1, $2, $3, $4, $5)`,
    [recipients, meant.flatMap(entriesMeaning), written, ip, within],
  );
  return rows.map(({ account_id, is_elsewhere, accept_from, sensitivity, spam_to, ...more }) => ({
    ...more,
    accountId: account_id,
    isElsewhere: is_elsewhere,
    acceptFrom: accept_from,
    spamScore: spamScoreOf(sensitivity),
    spamTo: spam_to,
  }));
}
