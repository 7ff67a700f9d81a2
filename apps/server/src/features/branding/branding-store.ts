import { and, eq, sql } from 'drizzle-orm';
import { branding } from '../../db/schema/branding.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { brandColumns, brandOf, noStoredBrand, type StoredBrand } from '../../rules/accounts/brand-store.ts';

const at = ({ caller }: TenantContext, domainId: number) =>
  and(eq(branding.accountId, caller.accountId), eq(branding.domainId, domainId));

/** Nobody else changes it until the command ends, also where there was nothing to lock. */
export async function lockBrand(ctx: TenantContext, domainId: number): Promise<StoredBrand> {
  await ctx.db
    .insert(branding)
    .values({ accountId: ctx.caller.accountId, domainId, version: noStoredBrand.version })
    .onConflictDoNothing();
  const [row] = await ctx.db.select(brandColumns).from(branding).where(at(ctx, domainId)).for('update');
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
