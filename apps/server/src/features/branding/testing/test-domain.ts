import { randomUUID } from 'node:crypto';
import type { DatabasePool } from '../../../db/pool.ts';
import type { Clock } from '../../../kernel/clock.ts';

interface TestDomain {
  readonly accountId: number;
  readonly ascii: string;
  readonly unicode?: string;
  readonly kind?: 'domain' | 'alias_domain';
  readonly verified?: boolean;
  readonly removed?: boolean;
}

/** A name without the way to it. */
export async function addTestDomain(
  { database, clock }: { readonly database: DatabasePool; readonly clock: Clock },
  { accountId, ascii, unicode = ascii, kind = 'domain', verified = false, removed = false }: TestDomain,
): Promise<void> {
  const now = clock.now();
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into domain_name (account_id, kind, ascii, unicode, created_at, proof, state, verified_at, removed_at, removal_id)
     values ($1, $2, $3, $4, $5, 'proof', $6, $7, $8, $9) returning id`,
    [
      accountId,
      kind,
      ascii,
      unicode,
      now,
      verified ? 'verified' : 'queued',
      verified ? now : null,
      removed ? now : null,
      removed ? randomUUID() : null,
    ],
  );
  if (kind === 'domain')
    await database.pool.query('insert into domain (account_id, id) values ($1, $2)', [
      accountId,
      rows[0]?.id,
    ]);
}
