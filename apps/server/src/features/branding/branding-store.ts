import { and, eq, inArray, sql } from 'drizzle-orm';
import { branding } from '../../db/schema/branding.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { type Brand, emptyBrand, logoAddress } from './brand.ts';

/** The branding of the account stands where a domain's number would. */
export const accountPlace = 0;

interface StoredBrand extends Brand {
  readonly version: number;
}

const columns = {
  domainId: branding.domainId,
  brandname: branding.name,
  brandlink: branding.link,
  supportemail: branding.supportEmail,
  brandcolor: branding.colour,
  logoHash: branding.logoHash,
  version: branding.version,
};

const nothing: StoredBrand = { ...emptyBrand, version: 0 };

const at = ({ session }: TenantContext, domainId: number) =>
  and(eq(branding.accountId, session.accountId), eq(branding.domainId, domainId));

/** What the account and one of its domains say themselves. */
export async function readBrands(
  { db, session }: TenantContext,
  domainId: number,
): Promise<{ own: StoredBrand; account: StoredBrand }> {
  const rows = await db
    .select(columns)
    .from(branding)
    .where(
      and(eq(branding.accountId, session.accountId), inArray(branding.domainId, [accountPlace, domainId])),
    );
  const find = (id: number) => {
    const row = rows.find((found) => found.domainId === id);
    return row === undefined ? nothing : brandOf(row);
  };
  return { own: find(domainId), account: find(accountPlace) };
}

/** Nobody else changes it until the command ends, also where there was nothing to lock. */
export async function lockBrand(ctx: TenantContext, domainId: number): Promise<StoredBrand> {
  await ctx.db
    .insert(branding)
    .values({ accountId: ctx.session.accountId, domainId, version: nothing.version })
    .onConflictDoNothing();
  const [row] = await ctx.db.select(columns).from(branding).where(at(ctx, domainId)).for('update');
  if (row === undefined) throw new Error('a branding that was just made is gone');
  return brandOf(row);
}

export type BrandChange = Partial<
  Pick<typeof branding.$inferInsert, 'name' | 'link' | 'supportEmail' | 'colour' | 'logo' | 'logoHash'>
>;

/** Every change makes a new version, also the one that takes everything away: versions never come again. */
export async function saveBrand(ctx: TenantContext, domainId: number, change: BrandChange): Promise<void> {
  await ctx.db
    .update(branding)
    .set({ ...change, version: sql`${branding.version} + 1` })
    .where(at(ctx, domainId));
}

export const noBrand: BrandChange = {
  name: '',
  link: '',
  supportEmail: '',
  colour: '',
  logo: null,
  logoHash: '',
};

type Row = Omit<StoredBrand, 'logo'> & { readonly logoHash: string };

function brandOf({ brandname, brandlink, supportemail, brandcolor, logoHash, version }: Row): StoredBrand {
  return { brandname, brandlink, supportemail, brandcolor, logo: logoAddress(logoHash), version };
}
