import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { brandingActions } from '@posthouse/contract/features/branding';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jsonObject } from '../../db/json-columns.ts';
import type { SortColumn } from '../../db/keyset-page.ts';
import { containing } from '../../db/like-pattern.ts';
import { readListPage } from '../../db/list-page.ts';
import { branding } from '../../db/schema/branding.ts';
import { domainName } from '../../db/schema/domain.ts';
import { productBrand } from '../../domain/brand.ts';
import { visibleNames } from '../../domain/domain-scope.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Handlers } from '../../kernel/handlers.ts';

type ListInput = ParsedInputOf<typeof brandingActions.getBrandingDomains>;
type ListAnswer = Awaited<ReturnType<Handlers<typeof brandingActions>['getBrandingDomains']>>;
type Column = 'name' | 'link' | 'supportEmail' | 'colour' | 'logoHash';

const own = alias(branding, 'own');
const ofAccount = alias(branding, 'account_brand');

/** The same inheritance as `appliedBrand`, for a page of domains at once. */
const nearest = (column: Column, product: string) =>
  sql`coalesce(nullif(${own[column]}, ''), nullif(${ofAccount[column]}, ''), ${sql.raw(`'${product}'`)})`;

const row = jsonObject(brandingActions.getBrandingDomains.output.shape.rows.element, {
  id: sql`${domainName.id}::text`,
  domain: domainName.ascii,
  unicode: domainName.unicode,
  own: sql`(coalesce(${own.name} || ${own.link} || ${own.supportEmail} || ${own.colour} || ${own.logoHash}, '') <> '')::int`,
  brandname: nearest('name', productBrand.brandname),
  brandlink: nearest('link', productBrand.brandlink),
  supportemail: nearest('supportEmail', productBrand.supportemail),
  brandcolor: nearest('colour', productBrand.brandcolor),
  logo: sql`coalesce('/branding/' || nullif(${nearest('logoHash', '')}, '') || '.png', '')`,
});
const from = sql`${domainName}
  left join ${branding} as ${own} on ${own.accountId} = ${domainName.accountId} and ${own.domainId} = ${domainName.id}
  left join ${branding} as ${ofAccount} on ${ofAccount.accountId} = ${domainName.accountId} and ${ofAccount.domainId} = 0`;
const id = sql`${domainName.id}`;
const accountColumn = sql`${domainName.accountId}`;
const byName: SortColumn = { column: sql`${domainName.ascii}`, type: 'text' };

export async function listBrandingDomains(ctx: TenantContext, input: ListInput): Promise<ListAnswer> {
  return readListPage(ctx.db, {
    row,
    from,
    id,
    account: { column: accountColumn, id: ctx.session.accountId },
    filters: [visibleNames(ctx, 'domain'), matching(input.search)],
    sort: byName,
    dir: input.dir ?? 'asc',
    limit: input.limit,
    cursor: input.cursor,
    offset: input.offset,
  });
}

function matching(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(sql`${domainName.ascii} like ${pattern}`, sql`lower(${domainName.unicode}) like ${pattern}`);
}

/** The number of the account's own domain with this name. */
export async function findDomainId(ctx: TenantContext, ascii: string): Promise<number | undefined> {
  const [found] = await ctx.db
    .select({ id: domainName.id })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), eq(domainName.ascii, ascii)));
  return found?.id;
}
