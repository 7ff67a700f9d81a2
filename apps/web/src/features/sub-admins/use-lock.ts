import { areas, hasLevel } from '@posthouse/contract/core/permissions';
import { useCan } from '../../api/access.ts';
import { currentRights, useSession } from '../../api/session.ts';
import { isWithin, useOwnLimit } from './domains/own-limit.ts';
import type { SubAdmin } from './sub-admin-values.ts';

/** Why the caller cannot change a sub-admin; the server has the same rules. */
export type Lock = 'self' | 'more' | 'domains' | 'right';

export function useLockOf(): (row: SubAdmin) => Lock | undefined {
  const session = useSession();
  const limit = useOwnLimit();
  const mayUpdate = useCan('updateSubAdmin');
  const mayOnlyView = !useCan('enableSubAdmins');
  return (row) => {
    const rights = currentRights();
    if (!session || !rights) return 'right';
    if (row.username === session.currentUser) return 'self';
    // That they compare badly is nothing to tell those who could change nobody.
    if (mayOnlyView) return 'right';
    const isWithinOwn = areas.every((area) => hasLevel(rights, { area, level: row.permissions[area] }));
    if (!isWithinOwn) return 'more';
    if (!isWithin(row, limit)) return 'domains';
    return mayUpdate ? undefined : 'right';
  };
}
