import type { Pool } from 'pg';
import type { LessonKind } from './lesson.ts';

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

export async function forgetKnownSenders(pool: Pool): Promise<void> {
  await pool.query('select engine.forget_known_senders()');
}

/** False where the account has taught enough for today. */
export async function beginLesson(pool: Pool, accountId: string): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>('select engine.begin_lesson($1) as may', [accountId]);
  return rows[0]?.may ?? false;
}

export async function noteLesson(pool: Pool, accountId: string, kind: LessonKind): Promise<void> {
  await pool.query('select engine.note_lesson($1, $2)', [accountId, kind]);
}

/** Of a user with a mailbox. */
export async function accountOf(pool: Pool, user: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string | null }>('select engine.account_of($1)::text as id', [
    user,
  ]);
  return rows[0]?.id ?? undefined;
}
