import { asc, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { anyOfIds } from '../../db/any-of.ts';
import type { TenantContext } from '../../kernel/context.ts';
import {
  holdAddresses,
  idsOf,
  type KnownAddress,
  meantAddresses,
  readAddresses,
} from '../addresses/known-addresses.ts';

/** A table of where mail goes on: in their order addresses of the account, or texts. */
type DestinationTable = PgTable &
  Readonly<Record<'accountId' | 'position' | 'addressId' | 'external', PgColumn>>;

interface StoredDestination {
  readonly owner: number;
  readonly addressId: number | null;
  readonly external: string;
}

export function destinationsIn(table: DestinationTable, owner: PgColumn) {
  const ownedBy = ({ caller }: TenantContext, ids: readonly number[]) =>
    sql`${table.accountId} = ${caller.accountId} and ${anyOfIds(owner, ids)}`;

  /** In order; also what the caller must not meet. */
  async function readAll(
    ctx: TenantContext,
    ownerIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly KnownAddress[]>> {
    if (ownerIds.length === 0) return new Map();
    const rows = (await ctx.db
      .select({ owner, addressId: table.addressId, external: table.external })
      .from(table)
      .where(ownedBy(ctx, ownerIds))
      .orderBy(asc(owner), asc(table.position))) as StoredDestination[];
    const known = await readAddresses(ctx, [
      ...new Set(rows.flatMap(({ addressId }) => (addressId === null ? [] : [addressId]))),
    ]);
    // A text may have become an address of the account since, or be one to those who see its domain.
    const texts = rows.flatMap(({ external }) => (external === '' ? [] : [external]));
    const meant = await meantAddresses(ctx, texts);
    const found = new Map(ownerIds.map((id) => [id, new Map<string, KnownAddress>()]));
    for (const { owner: id, addressId, external } of rows) {
      const one = addressId === null ? meant(external) : known.get(addressId);
      // Somebody's text stays beside the hidden address that it names: whether it does is nothing to be found out.
      if (one) found.get(id)?.set(`${one.isVisible} ${one.email}`, one);
    }
    return new Map([...found].map(([id, byEmail]) => [id, [...byEmail.values()]]));
  }

  return {
    readAll,
    async read(ctx: TenantContext, ownerId: number): Promise<readonly KnownAddress[]> {
      return (await readAll(ctx, [ownerId])).get(ownerId) ?? [];
    },
    async replace(ctx: TenantContext, ownerId: number, destinations: readonly KnownAddress[]): Promise<void> {
      await ctx.db.delete(table).where(ownedBy(ctx, [ownerId]));
      const held = await holdAddresses(ctx, idsOf(destinations));
      const kept = destinations.filter(({ id }) => id === null || held.has(id));
      if (kept.length === 0) return;
      const ids = sql.param(kept.map(({ id }) => id));
      const texts = sql.param(kept.map(({ id, email }) => (id === null ? email : '')));
      await ctx.db.execute(sql`
        insert into ${table} (account_id, ${sql.identifier(owner.name)}, address_id, external, position)
        select ${ctx.caller.accountId}, ${ownerId}, address_id, external, n - 1
          from unnest(${ids}::bigint[], ${texts}::text[]) with ordinality as given (address_id, external, n)`);
    },
  };
}
