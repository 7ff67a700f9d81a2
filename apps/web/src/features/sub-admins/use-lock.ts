import { areas, hasLevel } from '@posthouse/contract/core/permissions';
import { useCan } from '../../api/access.ts';
import { useSession } from '../../api/session.ts';
import type { SubAdmin } from './sub-admin.ts';

/** Why the caller cannot change a sub-admin; the server has the same rules. */
export type Lock = 'self' | 'more' | 'right';

export function useLockOf(): (row: SubAdmin) => Lock | undefined {
  const session = useSession();
  const mayUpdate = useCan('updateSubAdmin');
  return (row) => {
    if (!session) return 'right';
    if (row.username === session.currentUser) return 'self';
    const rights = { role: session.userRole, permissions: session.permissions };
    const isWithinOwn = areas.every((area) => hasLevel(rights, { area, level: row.permissions[area] }));
    if (!isWithinOwn) return 'more';
    return mayUpdate ? undefined : 'right';
  };
}
