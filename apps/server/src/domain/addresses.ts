import { AppError } from '@posthouse/contract/core/errors';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { address } from '../db/schema/domain.ts';
import { isUniqueViolation } from '../db/sql-errors.ts';
import type { TenantContext } from '../kernel/context.ts';

export interface Place {
  readonly domainId: number;
  readonly localPart: string;
}

/** One name at a domain is one thing, also while that is in the recycle bin. */
const refuseTaken = (error: unknown) => {
  const isTaken = isUniqueViolation(error, 'address_account_id_domain_id_local_part_key');
  throw isTaken ? new AppError('conflict', { fields: { username: { code: 'address_taken' } } }) : error;
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

/** The ids of those of these addresses that are taken, by `placeKey`; also of what is in the recycle bin. */
export async function findAddresses(
  { db, session }: TenantContext,
  places: readonly Place[],
): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .select({ id: address.id, domainId: address.domainId, localPart: address.localPart })
    .from(address)
    .where(and(eq(address.accountId, session.accountId), atPlaces(places)));
  return new Map(found.map(({ id, ...place }) => [placeKey(place), id]));
}

/** Those rows of `address` that are one of these. */
export function atPlaces(places: readonly Place[]): SQL {
  const domainIds = sql.param(places.map(({ domainId }) => domainId));
  const localParts = sql.param(places.map(({ localPart }) => localPart));
  return sql`(${address.domainId}, ${address.localPart}) in (select * from unnest(${domainIds}::bigint[], ${localParts}::text[]))`;
}

export const placeKey = ({ domainId, localPart }: Place) => `${domainId}/${localPart}`;
