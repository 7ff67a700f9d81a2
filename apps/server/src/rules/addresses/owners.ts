import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TenantContext } from '../../kernel/context.ts';
import { byReadable, holdAddresses, idsOf, type KnownAddress, readAddresses } from './known-addresses.ts';

/** A table of the users who own something. */
type OwnerTable = PgTable & Readonly<Record<'accountId' | 'addressId', PgColumn>>;

export function ownersIn(table: OwnerTable, thing: PgColumn) {
  const ownersOf = ({ caller }: TenantContext, id: number) =>
    and(eq(table.accountId, caller.accountId), eq(thing, id));
  return {
    /** By their names; also those the caller must not meet. */
    async read(ctx: TenantContext, id: number): Promise<KnownAddress[]> {
      const rows = await ctx.db.select({ id: table.addressId }).from(table).where(ownersOf(ctx, id));
      const known = await readAddresses(
        ctx,
        rows.map((row) => Number(row.id)),
      );
      return [...known.values()].sort(byReadable);
    },
    async replace(ctx: TenantContext, id: number, owners: readonly KnownAddress[]): Promise<void> {
      await ctx.db.delete(table).where(ownersOf(ctx, id));
      const held = await holdAddresses(ctx, idsOf(owners));
      if (held.size === 0) return;
      await ctx.db.execute(sql`
        insert into ${table} (account_id, ${sql.identifier(thing.name)}, address_id)
        select ${ctx.caller.accountId}, ${id}, unnest(${sql.param([...held])}::bigint[])`);
    },
  };
}
