import type { Pool } from 'pg';

/** A script of a user’s own that Dovecot is to stop or to start. */
export interface FilterWork {
  readonly account_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly state: 'stopping' | 'starting';
  /** The one that was stopped, to be started again. */
  readonly script: string;
}

export async function listFilterWork(pool: Pool, without: readonly string[]): Promise<FilterWork[]> {
  const { rows } = await pool.query<FilterWork>(
    `select account_id::text, user_id::text, email, state, script from engine.filter_work
      where user_id <> all ($1::bigint[]) order by stopped_at limit 20`,
    [without],
  );
  return rows;
}

export async function stopFilter(pool: Pool, email: string): Promise<void> {
  await pool.query('select engine.stop_filter($1)', [email]);
}

export async function noteFilterStopped(pool: Pool, work: FilterWork, script: string): Promise<void> {
  await pool.query('select engine.filter_stopped($1, $2, $3)', [work.account_id, work.user_id, script]);
}

export async function noteFilterStarted(pool: Pool, work: FilterWork): Promise<void> {
  await pool.query('select engine.filter_started($1, $2)', [work.account_id, work.user_id]);
}

export async function noteFilterActivated(pool: Pool, email: string): Promise<void> {
  await pool.query('select engine.filter_activated($1)', [email]);
}
