import { AppError } from '@posthouse/contract/core/errors';
import type { CallerContext, CommandPowers, Facts } from '../../kernel/context.ts';
import { appliedBrand, type Brand, emptyBrand, productBrand } from '../../rules/accounts/brand.ts';
import { accountPlace, readBrands } from '../../rules/accounts/brand-store.ts';
import { type BrandChange, lockBrand, noBrand, saveBrand } from './branding-store.ts';
import type { DrawnLogo } from './logo/draw-logo.ts';

type Fact = 'domain' | 'brandname' | 'brandlink' | 'supportemail' | 'brandcolor' | 'logo_changed';
type Context = CallerContext & CommandPowers<Fact>;
type Wanted = { readonly [Field in keyof Brand]?: string | undefined };

/** Whose branding it is: the account's, or that of one of its domains. */
export interface BrandPlace {
  readonly domainId: number;
  readonly domain: string | undefined;
}

export const ofAccount: BrandPlace = { domainId: accountPlace, domain: undefined };

/** Own values, what they stand over, and what comes of both. */
export async function readBranding(
  ctx: Pick<CallerContext, 'db' | 'caller'>,
  { domainId }: Pick<BrandPlace, 'domainId'>,
) {
  const { own, account } = await readBrands(ctx, domainId);
  const { version, ...values } = own;
  const inherited = domainId === accountPlace ? productBrand : appliedBrand(account);
  return { own: values, inherited, applied: appliedBrand(own, account), version };
}

export async function setBranding(
  ctx: Context,
  place: BrandPlace,
  { version, ...wanted }: Wanted & { readonly version?: number | undefined },
  drawn: DrawnLogo | undefined,
) {
  const before = await lockBrand(ctx, place.domainId);
  if (version !== undefined && version !== before.version) throw new AppError('stale');
  record(ctx, place, before, wanted);
  await saveBrand(ctx, place.domainId, changeOf(wanted, drawn));
  return readBranding(ctx, place);
}

export async function resetBranding(ctx: Context, place: BrandPlace): Promise<'success'> {
  const before = await lockBrand(ctx, place.domainId);
  record(ctx, place, before, emptyBrand);
  await saveBrand(ctx, place.domainId, noBrand);
  return 'success';
}

function changeOf(wanted: Wanted, drawn: DrawnLogo | undefined): BrandChange {
  const change = {
    name: wanted.brandname,
    link: wanted.brandlink,
    supportEmail: wanted.supportemail,
    colour: wanted.brandcolor,
  };
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (wanted.logo === undefined) return named;
  return { ...named, logo: drawn?.png ?? null, logoHash: drawn?.hash ?? '' };
}

/** Only what the input names; of a picture no more than that there is another one. */
function record(ctx: Context, { domain, domainId }: BrandPlace, before: Brand, wanted: Wanted): void {
  const whose: Facts<Fact> = domain === undefined ? {} : { domain };
  const { logo, ...texts } = wanted;
  const named = (Object.keys(texts) as (keyof typeof texts)[]).filter((field) => texts[field] !== undefined);
  const factsOf = (values: Wanted) => Object.fromEntries(named.map((field) => [field, values[field]]));
  const hasOtherLogo = logo !== undefined && (logo !== '' || before.logo !== '');
  ctx.recordHistory({
    target: domain ?? ctx.caller.accountName,
    domainId: domainId === accountPlace ? null : domainId,
    before: { ...whose, ...factsOf(before) },
    after: { ...whose, ...factsOf(wanted), ...(hasOtherLogo ? { logo_changed: true } : {}) },
  });
}
