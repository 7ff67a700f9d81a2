import { UserCog } from 'lucide-react';
import type { Screen } from '../../ui/navigation/screen.ts';
import { listSearch } from '../../ui/table/view/view-address.ts';
import { listAddress, newAddress, subAdminAddress } from './page/sub-admin-address.ts';

export const subAdminsScreens: readonly Screen[] = [
  {
    path: listAddress,
    name: 'subAdmins',
    menu: { place: 16, icon: UserCog },
    needs: 'getSubAdmins',
    texts: ['sub-admins'],
    search: listSearch,
    load: async () => (await import('./sub-admins-screen.tsx')).SubAdminsScreen,
    find: async (text, signal) => (await import('./find-sub-admins.ts')).findSubAdmins(text, signal),
  },
  {
    path: newAddress,
    needs: 'addSubAdmin',
    texts: ['sub-admins'],
    load: async () => (await import('./page/add-sub-admin-screen.tsx')).AddSubAdminScreen,
    actions: [{ name: 'addSubAdmin' }],
  },
  {
    path: subAdminAddress('$id'),
    needs: 'getSubAdmin',
    texts: ['sub-admins'],
    shows: [
      'addSubAdmin',
      'updateSubAdmin',
      'enableSubAdmins',
      'disableSubAdmins',
      'sendSubAdminInvitation',
      'revokeSubAdminInvitation',
    ],
    load: async () => (await import('./page/sub-admin-screen.tsx')).SubAdminScreen,
  },
];
