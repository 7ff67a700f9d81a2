import { useMemo } from 'react';
import { can } from '../../api/access.ts';
import { useSession } from '../../api/session.ts';
import { type MenuEntry, menu, visibleMenu } from '../menu.ts';

export function useMenu(): readonly MenuEntry[] {
  const session = useSession();
  return useMemo(() => (session ? visibleMenu(menu, session, can) : []), [session]);
}
