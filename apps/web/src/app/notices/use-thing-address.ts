import { useLocation } from '@tanstack/react-router';
import { can } from '../../api/access.ts';
import type { ThingAddress } from '../../ui/notifications/notifications.tsx';
import { addressValue, type ListSearch } from '../../ui/table/view/view-address.ts';
import { screens } from '../screens.ts';

/** Where a thing is looked at by the command that acted upon it, by those who may; nowhere while one is there. */
export function useThingAddress() {
  const { pathname, search } = useLocation();
  return ({ command, id }: { readonly command: string; readonly id: string }): ThingAddress | undefined => {
    const screen = screens.find(({ shows }) => shows?.some((one) => one === command));
    if (screen === undefined || (screen.needs && !can(screen.needs))) return undefined;
    if (screen.path.includes('$id')) {
      const to = screen.path.replace('$id', encodeURIComponent(id));
      return pathname === to || pathname.startsWith(`${to}/`) ? undefined : { to };
    }
    const isOpen = pathname === screen.path && String((search as ListSearch)['open'] ?? '') === id;
    return isOpen ? undefined : { to: screen.path, search: { open: addressValue(id) as string } };
  };
}
