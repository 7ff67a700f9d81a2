import type { Pool } from 'pg';

/** Whether this server takes mail for a domain, of whichever account. */
export async function isServed(pool: Pick<Pool, 'query'>, domain: string): Promise<boolean> {
  const { rows } = await pool.query<{ served: boolean }>('select engine.is_served($1) as served', [domain]);
  return rows[0]?.served ?? false;
}
