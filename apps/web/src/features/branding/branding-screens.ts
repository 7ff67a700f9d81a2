import { listSearch } from '../../ui/list/view/view-address.ts';
import type { Screen } from '../../ui/navigation/screen.ts';

export const brandingScreens: readonly Screen[] = [
  {
    path: '/branding',
    name: 'branding',
    needs: 'getAdminBranding',
    texts: ['branding'],
    load: async () => (await import('./branding-screen.tsx')).BrandingScreen,
  },
  {
    path: '/domains/brandingdomains',
    name: 'brandingDomains',
    needs: 'getBrandingDomains',
    texts: ['branding'],
    search: listSearch,
    load: async () => (await import('./branding-domains-screen.tsx')).BrandingDomainsScreen,
  },
];
