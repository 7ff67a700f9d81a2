import { AppError } from '@posthouse/contract/core/errors';
import { and, eq } from 'drizzle-orm';
import { address } from '../db/schema/domain.ts';
import { isUniqueViolation } from '../db/sql-errors.ts';
import type { TenantContext } from '../kernel/context.ts';

interface Place {
  readonly domainId: number;
  readonly localPart: string;
}

/** One name at a domain is one thing, also while that is in the recycle bin. */
const refuseTaken = (error: unknown) => {
  const isTaken = isUniqueViolation(error, 'address_account_id_domain_id_local_part_key');
  throw isTaken ? new AppError('conflict', { fields: { username: { code: 'taken' } } }) : error;
};

/** A new address; its id is the key of what it belongs to. */
export async function claimAddress(
  { db, session }: TenantContext,
  kind: (typeof address.$inferInsert)['kind'],
  { domainId, localPart }: Place,
  now: Date,
): Promise<number> {
  const [made] = await db
    .insert(address)
    .values({ accountId: session.accountId, domainId, localPart, kind, createdAt: now })
    .returning({ id: address.id })
    .catch(refuseTaken);
  return Number(made?.id);
}

export async function moveAddress({ db, session }: TenantContext, id: number, place: Place): Promise<void> {
  await db
    .update(address)
    .set(place)
    .where(and(eq(address.accountId, session.accountId), eq(address.id, id)))
    .catch(refuseTaken);
}
