import { listSearch } from '../../ui/list/view/view-address.ts';
import type { Screen } from '../../ui/navigation/screen.ts';

export const auditScreens: readonly Screen[] = [
  {
    path: '/audit',
    name: 'audit',
    needs: 'getAudit',
    texts: ['audit'],
    search: listSearch,
    load: async () => (await import('./audit-screen.tsx')).AuditScreen,
    actions: [{ name: 'setAuditDomain', needs: 'setAuditDomain', target: { open: 'new' } }],
  },
];
