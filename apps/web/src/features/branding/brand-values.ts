import type { ActionAnswer } from '@posthouse/contract';
import { brandingActions } from '@posthouse/contract/features/branding';
import { contrastWithWhite, leastContrast } from '@posthouse/contract/fields/brand';
import { z } from 'zod';

export type Branding = ActionAnswer<'getAdminBranding'>;
export type Brand = Branding['applied'];
export type BrandingDomain = ActionAnswer<'getBrandingDomains'>['rows'][number];
/** As the DNS knows it, and as its readers write it. */
export type DomainNames = Pick<BrandingDomain, 'domain' | 'unicode'>;

export const brandFields = ['brandname', 'brandlink', 'supportemail', 'brandcolor', 'logo'] as const;

/** In the form the logo is an address for a picture that is there, and the picture itself for a new one. */
export const brandSchema = brandingActions.setAdminBranding.input
  .omit({ version: true })
  .extend({ logo: z.string() });
export type BrandValues = z.input<typeof brandSchema>;

/** The fields that differ from the record: two who change different things do not undo each other. */
export function changesOf({ own }: Branding, values: BrandValues): Partial<BrandValues> {
  const changed = brandFields.filter((field) => values[field] !== undefined && values[field] !== own[field]);
  return Object.fromEntries(
    changed.map((field) => [field, field === 'logo' ? base64Of(values.logo) : values[field]]),
  );
}

/** A new picture is held as `data:image/png;base64,…`; the wire takes what follows. */
function base64Of(logo: string): string {
  return logo.slice(logo.indexOf(',') + 1);
}

/** What comes of the typed values so far; an unusable colour is as good as none. */
export function previewOf(values: BrandValues, inherited: Brand): Brand {
  const colour = colourOf(values.brandcolor);
  return {
    brandname: values.brandname?.trim() || inherited.brandname,
    brandlink: values.brandlink?.trim() || inherited.brandlink,
    supportemail: values.supportemail?.trim() || inherited.supportemail,
    brandcolor: colour && contrastOf(colour).isEnough ? colour : inherited.brandcolor,
    logo: values.logo || inherited.logo,
  };
}

/** `#1F5FBF` as `#1f5fbf`; undefined while it is not typed to the end. */
export function colourOf(typed: string | undefined): string | undefined {
  const colour = typed?.trim().toLowerCase() ?? '';
  return /^#[0-9a-f]{6}$/.test(colour) ? colour : undefined;
}

/** Rounded down: what is shown as 4.5 is enough. */
export function contrastOf(colour: string): { readonly ratio: number; readonly isEnough: boolean } {
  const contrast = contrastWithWhite(colour);
  return { ratio: Math.floor(contrast * 10) / 10, isEnough: contrast >= leastContrast };
}
