import { accessMap } from 'virtual:access-map';
import type { ActionName } from '@posthouse/contract';
import { levelsIn, type Requirement } from '@posthouse/contract/core/permissions';
import type { Query } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Their answers change with everything. */
const followsAll: ReadonlySet<unknown> = new Set<ActionName>([
  'status',
  'getAccountHistory',
  'getAttention',
  'getChecklist',
  'getRecycleBin',
]);

/**
 * Loads again what is on the screen and belongs to the same area of rights as the command; the rest of what is kept is loaded
 * again when it is shown next. What anybody may ask for, logged in or not, no command changes.
 */
export function refreshChangedBy(command: string): void {
  const changed = areasOf(command);
  const isChanged = ({ queryKey: [name] }: Query) =>
    followsAll.has(name) || areasOf(name).some((area) => changed.includes(area));
  const isKept = (query: Query) => areasOf(query.queryKey[0]).length > 0 && !isChanged(query);
  void queryClient.invalidateQueries({ predicate: isChanged });
  void queryClient.invalidateQueries({ predicate: isKept, refetchType: 'none' });
}

/** Of whom or what an action is about; none for what is nobody's. */
function areasOf(action: unknown): readonly string[] {
  const requirement: Requirement | undefined = accessMap[action as ActionName]?.requirement;
  if (requirement === undefined || requirement === 'public') return [];
  if (requirement === 'session' || requirement === 'admin') return ['self'];
  return levelsIn(requirement).map(({ area }) => area);
}
