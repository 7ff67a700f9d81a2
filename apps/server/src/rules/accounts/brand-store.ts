import { and, eq, inArray } from 'drizzle-orm';
import { branding } from '../../db/schema/branding.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { type Brand, emptyBrand, logoAddress } from './brand.ts';

/** The branding of the account is kept where a domain's number would be. */
export const accountPlace = 0;

export interface StoredBrand extends Brand {
  readonly version: number;
}

export const brandColumns = {
  domainId: branding.domainId,
  brandname: branding.name,
  brandlink: branding.link,
  supportemail: branding.supportEmail,
  brandcolor: branding.colour,
  logoHash: branding.logoHash,
  version: branding.version,
};

export const noStoredBrand: StoredBrand = { ...emptyBrand, version: 0 };

/** What the account and one of its domains say themselves. */
export async function readBrands(
  { db, caller }: TenantContext,
  domainId: number,
): Promise<{ own: StoredBrand; account: StoredBrand }> {
  const rows = await db
    .select(brandColumns)
    .from(branding)
    .where(
      and(eq(branding.accountId, caller.accountId), inArray(branding.domainId, [accountPlace, domainId])),
    );
  const find = (id: number) => {
    const row = rows.find((found) => found.domainId === id);
    return row === undefined ? noStoredBrand : brandOf(row);
  };
  return { own: find(domainId), account: find(accountPlace) };
}

type Row = Omit<StoredBrand, 'logo'> & { readonly logoHash: string };

export function brandOf({
  brandname,
  brandlink,
  supportemail,
  brandcolor,
  logoHash,
  version,
}: Row): StoredBrand {
  return { brandname, brandlink, supportemail, brandcolor, logo: logoAddress(logoHash), version };
}
