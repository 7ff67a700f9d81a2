import { AppError } from '@posthouse/contract/core/errors';
import type { brandingActions } from '@posthouse/contract/features/branding';
import type { CallerContext } from '../../kernel/context.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { brandingDomainList, findDomainId } from './branding-domains-store.ts';
import { brandOfHost } from './host-branding.ts';
import { type DrawnLogo, drawLogo } from './logo/draw-logo.ts';
import { logoPage } from './logo-page.ts';
import { type BrandPlace, ofAccount, readBranding, resetBranding, setBranding } from './set-branding.ts';

type Actions = typeof brandingActions;

const setAdminBranding: CommandHandler<Actions['setAdminBranding'], DrawnLogo | undefined> = {
  prepare: (ctx, { logo }) => drawnLogo(ctx, logo),
  apply: (ctx, input, drawn) => setBranding(ctx, ofAccount, input, drawn),
};

const setBrandingDomain: CommandHandler<Actions['setBrandingDomain'], DrawnLogo | undefined> = {
  prepare: (ctx, { logo }) => drawnLogo(ctx, logo),
  apply: async (ctx, { domain, ...input }, drawn) =>
    setBranding(ctx, await ofDomain(ctx, domain), input, drawn),
};

export function brandingFeature({ database }: FeatureParts): Feature<Actions> {
  return {
    handlers: {
      getBranding: (ctx, { host }) => brandOfHost(ctx.db, host),
      getAdminBranding: (ctx) => readBranding(ctx, ofAccount),
      setAdminBranding,
      resetAdminBranding: { apply: (ctx) => resetBranding(ctx, ofAccount) },
      getBrandingDomains: brandingDomainList.answer,
      getBrandingDomain: async (ctx, { domain }) => readBranding(ctx, await ofDomain(ctx, domain)),
      setBrandingDomain,
      resetBrandingDomain: {
        apply: async (ctx, { domain }) => resetBranding(ctx, await ofDomain(ctx, domain)),
      },
    },
    pages: [logoPage(database.db)],
  };
}

async function ofDomain(ctx: CallerContext, domain: string): Promise<BrandPlace> {
  const domainId = await findDomainId(ctx, domain);
  if (domainId === undefined) throw new AppError('not_found');
  return { domainId, domain };
}

async function drawnLogo(ctx: CallerContext, logo: string | undefined): Promise<DrawnLogo | undefined> {
  return logo ? drawLogo(logo, ctx.caller) : undefined;
}
