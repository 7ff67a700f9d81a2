import type { Pool } from 'pg';

/** One step of the way of a message; what the reasons mean is told beside engine.next_hop. */
export interface Hop {
  readonly reason:
    | 'mailbox'
    | 'copy'
    | 'relay'
    | 'forward'
    | 'alias'
    | 'alias_domain'
    | 'catch_all'
    | 'list'
    | 'smart_list'
    | 'retrain'
    | 'public_folder'
    | 'returned';
  readonly target: string;
  readonly host: string | null;
}

/** None where there is no such address. */
export async function readHops(pool: Pool, address: string): Promise<Hop[]> {
  const { rows } = await pool.query<Hop>('select reason, target, host from engine.next_hop($1)', [address]);
  return rows;
}
