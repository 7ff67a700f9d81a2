import { Scale } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';

export const auditScreens: readonly Screen[] = [
  {
    path: '/audit',
    name: 'audit',
    menu: { place: 11, icon: Scale },
    needs: 'getAudit',
    texts: ['audit'],
    search: listSearch,
    load: async () => (await import('./audit-screen.tsx')).AuditScreen,
    actions: [{ name: 'setAuditDomain', needs: 'setAuditDomain', target: { open: 'new' } }],
  },
];
