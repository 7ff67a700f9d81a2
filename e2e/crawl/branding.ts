import { messages as branding } from '../../apps/web/src/features/branding/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, item, main, rowMenu, seen } from '../crawl-steps.ts';

export const crawl = crawled({
  make: async ({ call, ground: { domain } }) => {
    await call('setAdminBranding', { brandname: 'Shop Mail', brandcolor: '#7a1f1f' });
    await call('setBrandingDomain', { domain, brandcolor: '#145214' });
    return {};
  },
  states: ({ domain, domainId }) => [
    main('/branding'),
    main('/branding', button(branding.reset.button)),
    main('/domains/brandingdomains'),
    main('/domains/brandingdomains', rowMenu(domain), item(branding.row.reset)),
    main(`/domains/brandingdomains?open=${domainId}`),
    seen('empty', '/domains/brandingdomains'),
    seen('viewer', '/branding'),
  ],
});
