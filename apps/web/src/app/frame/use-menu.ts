import { useMemo } from 'react';
import { can } from '../../api/access.ts';
import { useSession } from '../../api/session.ts';
import type { Screen } from '../../ui/navigation/screen.ts';
import { type MenuEntry, menuOf, visibleScreens } from '../menu.ts';
import { screens } from '../screens.ts';

export function useVisibleScreens(): readonly Screen[] {
  const session = useSession();
  return useMemo(() => (session ? visibleScreens(screens, session, can) : []), [session]);
}

export function useMenu(): readonly MenuEntry[] {
  const visible = useVisibleScreens();
  return useMemo(() => menuOf(visible), [visible]);
}
