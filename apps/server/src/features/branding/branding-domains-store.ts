import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { type brandingActions, brandingDomainRow } from '@posthouse/contract/features/branding';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { defineList } from '../../db/pages/list-page.ts';
import { branding } from '../../db/schema/branding.ts';
import { domainName } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { productBrand } from '../../rules/accounts/brand.ts';
import { visibleNames } from '../../rules/hosted-domains/domain-scope.ts';

type ListInput = ParsedInputOf<typeof brandingActions.getBrandingDomains>;
type Column = 'name' | 'link' | 'supportEmail' | 'colour' | 'logoHash';

const own = alias(branding, 'own');
const ofAccount = alias(branding, 'account_brand');

/** The same inheritance as `appliedBrand`, for a page of domains at once. */
const nearest = (column: Column, product: string) =>
  sql`coalesce(nullif(${own[column]}, ''), nullif(${ofAccount[column]}, ''), ${sql.raw(`'${product}'`)})`;

export const brandingDomainList = defineList<typeof brandingDomainRow, ListInput, TenantContext>({
  row: brandingDomainRow,
  columns: {
    id: sql`${domainName.id}::text`,
    domain: domainName.ascii,
    unicode: domainName.unicode,
    own: sql`(coalesce(${own.name} || ${own.link} || ${own.supportEmail} || ${own.colour} || ${own.logoHash}, '') <> '')::int`,
    brandname: nearest('name', productBrand.brandname),
    brandlink: nearest('link', productBrand.brandlink),
    supportemail: nearest('supportEmail', productBrand.supportemail),
    brandcolor: nearest('colour', productBrand.brandcolor),
    logo: sql`coalesce('/branding/' || nullif(${nearest('logoHash', '')}, '') || '.png', '')`,
  },
  from: sql`${domainName}`,
  account: domainName.accountId,
  id: domainName.id,
  details: sql`
    left join ${branding} as ${own} on ${own.accountId} = ${domainName.accountId} and ${own.domainId} = ${domainName.id}
    left join ${branding} as ${ofAccount} on ${ofAccount.accountId} = ${domainName.accountId} and ${ofAccount.domainId} = 0`,
  scope: (ctx) => visibleNames(ctx, 'domain'),
  search: { words: domainName.searchText, name: domainName.unicode },
  sorts: { domain: { column: sql`${domainName.unicode}`, type: 'text' } },
  order: ['domain', 'asc'],
  filters: {},
});

/** The number of the account's own domain with this name. */
export async function findDomainId(ctx: TenantContext, ascii: string): Promise<number | undefined> {
  const [found] = await ctx.db
    .select({ id: domainName.id })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), eq(domainName.ascii, ascii)));
  return found?.id;
}
