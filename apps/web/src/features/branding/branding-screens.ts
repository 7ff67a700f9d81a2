import { Palette } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const brandingScreens: readonly Screen[] = [
  {
    path: '/branding',
    name: 'branding',
    menu: { place: 13, icon: Palette },
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
