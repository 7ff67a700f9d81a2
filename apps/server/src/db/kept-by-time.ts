import type { PoolClient } from 'pg';

/** Tables that are kept in parts by their time (`keep_parts` of the migrations): how long a part is, and how many are made ahead. */
const parts = {
  account_history: { step: 'month', ahead: 2 },
  mail_login: { step: 'day', ahead: 7 },
  incoming_mail: { step: 'day', ahead: 7 },
  incoming_story: { step: 'day', ahead: 7 },
  outgoing_mail: { step: 'day', ahead: 7 },
  outgoing_story: { step: 'day', ahead: 7 },
} as const;

export type KeptByTime = keyof typeof parts;
export const keptByTime = Object.keys(parts) as KeptByTime[];

/** Makes the parts that are missing and drops those that ended before the days that are kept, in the caller's transaction. */
export async function keepParts(
  client: PoolClient,
  table: KeptByTime,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<void> {
  const { step, ahead } = parts[table];
  // What was written while nobody made parts may take long to move.
  await client.query('set local statement_timeout = 0');
  await client.query('select keep_parts($1, $2, $3, $4, $5)', [table, step, ahead, days, now]);
}
