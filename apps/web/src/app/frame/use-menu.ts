import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { can } from '../../api/access.ts';
import { useSession } from '../../api/session.ts';
import type { Screen } from '../../ui/navigation/screen.ts';
import { type MenuEntry, menuOf, placeOf, visibleScreens } from '../menu.ts';
import { screens } from '../screens.ts';

export function useVisibleScreens(): readonly Screen[] {
  const session = useSession();
  return useMemo(() => (session ? visibleScreens(screens, session, can) : []), [session]);
}

export function useMenu(): readonly MenuEntry[] {
  const visible = useVisibleScreens();
  return useMemo(() => menuOf(visible), [visible]);
}

/** The screen of the menu one is at. */
export function useMenuPlace(): string | undefined {
  const menu = useMenu();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return useMemo(() => placeOf(menu, path), [menu, path]);
}
