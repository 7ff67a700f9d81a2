import type { Database } from '../../db/pool.ts';

/** One step of the way of a message; what the reasons mean is told beside engine.next_hop. */
export interface Hop {
  /** The address that was asked about. */
  readonly source: string;
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

/** What the mail engine does with each of these addresses; none where there is no such address. */
export async function readHops(
  client: Database['$client'],
  addresses: readonly string[],
): Promise<readonly Hop[]> {
  if (addresses.length === 0) return [];
  const { rows } = await client.query<Hop>(
    `select asked.source, hop.reason, hop.target, hop.host
       from unnest($1::text[]) with ordinality as asked (source, place)
       cross join lateral engine.next_hop(asked.source) with ordinality as hop
      order by asked.place, hop.ordinality`,
    [addresses],
  );
  return rows;
}
