import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { type aliasesActions, aliasRow } from '@posthouse/contract/features/aliases';
import { and, eq, sql } from 'drizzle-orm';
import { anyOfIds } from '../../db/any-of.ts';
import { defineList } from '../../db/pages/list-page.ts';
import { defineRecord, type RecordOf } from '../../db/record.ts';
import { address, domainName } from '../../db/schema/domain.ts';
import { aliasDestination, mailAlias } from '../../db/schema/mail-list.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { addressStore } from '../../rules/addresses/address-store.ts';
import { addressListParts, domainLedger, visibleIn } from '../../rules/addresses/address-table.ts';
import { visibleAddress } from '../../rules/addresses/addresses.ts';
import { destinationsIn } from '../../rules/mail-ways/destinations.ts';
import { recycledAddresses } from '../../rules/recycle-bin/recycled-addresses.ts';

type ListInput = ParsedInputOf<typeof aliasesActions.getAliases>;

/** What an admin can change of an alias, beside its name and where it leads. */
export const aliasRecord = defineRecord(mailAlias, { note: mailAlias.note, active: mailAlias.active });
export type AliasFields = RecordOf<typeof aliasRecord.fields>;

export const aliases = addressStore({
  table: mailAlias,
  record: aliasRecord,
  kind: 'alias',
  nameField: 'alias',
});
export type LockedAlias = Awaited<ReturnType<typeof aliases.lockOne>>;
export const aliasDestinations = destinationsIn(aliasDestination, aliasDestination.aliasId);
export const recycledAliases = recycledAddresses({ table: mailAlias, kind: 'alias' });

const parts = addressListParts(mailAlias);
const ofAlias = sql`${aliasDestination.accountId} = ${mailAlias.accountId} and ${aliasDestination.aliasId} = ${mailAlias.id}`;
/** Of each alias where it leads, as far as whoever asks can see it; a text that names an address beside it is that. */
const leads = sql`cross join asking cross join lateral (
  select coalesce(json_agg(email order by position) filter (where is_visible), '[]') as forward,
         count(*) filter (where not is_visible)::int as hidden,
         coalesce(bool_or(is_external), false)::int as external
    from (select distinct on (email, is_visible) * from (
          select ${aliasDestination.position} as position,
                 ${aliasDestination.addressId} is null as is_external,
                 coalesce(${address.localPart} || '@' || place.ascii, ${aliasDestination.external}) as email,
                 (asking.domains is null or ${address.id} is null or ${address.domainId} = any (asking.domains)) as is_visible
            from ${aliasDestination}
            left join ${address} on ${address.accountId} = ${aliasDestination.accountId} and ${address.id} = ${aliasDestination.addressId}
            left join ${domainName} as place on place.account_id = ${address.accountId} and place.id = ${address.domainId}
           where ${ofAlias}) as stored order by email, is_visible, is_external) as destination) as leads`;

export const aliasList = defineList<typeof aliasRow, ListInput, TenantContext>({
  row: aliasRow,
  ...parts,
  columns: {
    ...parts.columns,
    alias: parts.localPart,
    ...aliasRecord.json,
    forward: sql`leads.forward`,
    hidden_destinations: sql`leads.hidden`,
    external: sql`leads.external`,
  },
  asking: {
    domains: {
      type: 'bigint[]',
      of: ({ caller: { domains } }) => (domains === 'all' ? null : domains),
    },
  },
  details: sql`${parts.details} ${leads}`,
  ledger: domainLedger('aliases'),
  filters: {
    ...parts.filters,
    // A text says the same to everybody; an address is found by those who see it.
    forward: (email, ctx) => sql`exists (select from ${aliasDestination} where ${ofAlias}
      and (${aliasDestination.external} = ${email} or ${aliasDestination.addressId} = (${visibleAddress(ctx, email)})))`,
    external: (isExternal) => {
      const leaves = sql`exists (select from ${aliasDestination} where ${ofAlias} and ${aliasDestination.addressId} is null)`;
      return isExternal ? leaves : sql`not ${leaves}`;
    },
  },
});

/** The aliases that lead to one of these, by their names. */
export async function findAliasesTo(ctx: TenantContext, addressIds: readonly number[]): Promise<number[]> {
  if (addressIds.length === 0) return [];
  const found = await ctx.db
    .selectDistinct({ id: mailAlias.id, email: mailAlias.email })
    .from(aliasDestination)
    .innerJoin(
      mailAlias,
      and(eq(mailAlias.accountId, aliasDestination.accountId), eq(mailAlias.id, aliasDestination.aliasId)),
    )
    .where(and(visibleIn(mailAlias)(ctx), anyOfIds(aliasDestination.addressId, addressIds)))
    .orderBy(mailAlias.email);
  return found.map(({ id }) => id);
}
