import { AppError } from '@posthouse/contract/core/errors';
import type { AddressKind } from '@posthouse/contract/fields/related-address';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { address, domainName } from '../../db/schema/domain.ts';
import { isUniqueViolation } from '../../db/sql-errors.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames } from '../hosted-domains/domain-scope.ts';

export interface Place {
  readonly domainId: number;
  readonly localPart: string;
}

/** The field of an input that has the part before the @. */
export type NameField = 'username' | 'alias' | 'name';

/** One name at a domain is one thing, also while that is in the recycle bin. */
const refuseTaken = (field: NameField) => (error: unknown) => {
  const isTaken = isUniqueViolation(error, 'address_account_id_domain_id_local_part_key');
  throw isTaken ? new AppError('conflict', { fields: { [field]: { code: 'address_taken' } } }) : error;
};

/** A new address; its id is the key of what it belongs to. */
export async function claimAddress(
  { db, caller, now }: TenantContext & { readonly now: Date },
  kind: AddressKind,
  { domainId, localPart }: Place,
  field: NameField,
): Promise<number> {
  const [made] = await db
    .insert(address)
    .values({ accountId: caller.accountId, domainId, localPart, kind, createdAt: now })
    .returning({ id: address.id })
    .catch(refuseTaken(field));
  return Number(made?.id);
}

export async function moveAddress(
  { db, caller }: TenantContext,
  id: number,
  place: Place,
  field: NameField,
): Promise<void> {
  await db
    .update(address)
    .set(place)
    .where(and(eq(address.accountId, caller.accountId), eq(address.id, id)))
    .catch(refuseTaken(field));
}

/** The ids of those of these addresses that are taken, by `placeKey`; also of what is in the recycle bin. */
export async function findAddresses(
  { db, caller }: TenantContext,
  places: readonly Place[],
): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .select({ id: address.id, domainId: address.domainId, localPart: address.localPart })
    .from(address)
    .where(and(eq(address.accountId, caller.accountId), atPlaces(places)));
  return new Map(found.map(({ id, ...place }) => [placeKey(place), id]));
}

/** Those rows of `address` that are one of these. */
export function atPlaces(places: readonly Place[]): SQL {
  const domainIds = sql.param(places.map(({ domainId }) => domainId));
  const localParts = sql.param(places.map(({ localPart }) => localPart));
  return sql`(${address.domainId}, ${address.localPart}) in (select * from unnest(${domainIds}::bigint[], ${localParts}::text[]))`;
}

export const placeKey = ({ domainId, localPart }: Place) => `${domainId}/${localPart}`;

/** The id of an address by its name, where the caller sees its domain. */
export function visibleAddress(ctx: TenantContext, email: string): SQL {
  const at = email.lastIndexOf('@');
  return sql`select ${address.id} from ${address}
    join ${domainName} on ${domainName.accountId} = ${address.accountId} and ${domainName.id} = ${address.domainId}
   where ${and(
     visibleNames(ctx, 'domain'),
     eq(domainName.ascii, email.slice(at + 1)),
     eq(address.localPart, email.slice(0, at)),
   )}`;
}
