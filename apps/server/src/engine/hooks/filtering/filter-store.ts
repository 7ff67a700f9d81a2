import type { Pool } from 'pg';

export interface SenderHits {
  readonly account_id: string;
  readonly id: string;
  readonly hits: number;
}

export async function noteSenderHits(pool: Pool, noted: readonly SenderHits[]): Promise<void> {
  await pool.query('select engine.note_sender_hits($1)', [JSON.stringify(noted)]);
}

export async function forgetSenderHits(pool: Pool): Promise<void> {
  await pool.query('select engine.forget_sender_hits()');
}

export interface WrittenTo {
  readonly writer: string;
  readonly address: string;
  readonly readable: string;
}

export async function noteKnownSenders(pool: Pool, noted: readonly WrittenTo[]): Promise<void> {
  await pool.query('select engine.note_known_senders($1)', [JSON.stringify(noted)]);
}
