import type { ActionName } from '@posthouse/contract';
import { House, type LucideIcon, ScrollText, ShieldCheck } from 'lucide-react';
import type { Session } from '../api/session-storage.ts';

export interface MenuScreen {
  /** The key of its name under `menu` in the shared catalog. */
  readonly name: 'home' | 'twofa' | 'accountHistory';
  readonly to: string;
  /** The action without which the screen has nothing to show. */
  readonly needs: ActionName;
  readonly when?: (session: Session) => boolean;
}

interface MenuLink extends MenuScreen {
  readonly icon: LucideIcon;
}

export interface MenuGroup {
  readonly name: 'security' | 'logs';
  readonly icon: LucideIcon;
  readonly screens: readonly MenuScreen[];
}

export type MenuEntry = MenuLink | MenuGroup;

/** The menu of specification 2, in its order and grouping; an entry comes with its screen. */
export const menu: readonly MenuEntry[] = [
  { name: 'home', to: '/home', icon: House, needs: 'status' },
  {
    name: 'security',
    icon: ShieldCheck,
    screens: [
      {
        name: 'twofa',
        to: '/security/twofa',
        needs: 'getTwoFactorSetup',
        when: ({ twofaAllowed }) => twofaAllowed,
      },
    ],
  },
  {
    name: 'logs',
    icon: ScrollText,
    screens: [{ name: 'accountHistory', to: '/logs/accounthistory', needs: 'getAccountHistory' }],
  },
];

/** What this admin may use; a group without screens goes too. */
export function visibleMenu(
  entries: readonly MenuEntry[],
  session: Session,
  isAllowed: (action: ActionName) => boolean,
): readonly MenuEntry[] {
  const isVisible = (screen: MenuScreen) => isAllowed(screen.needs) && (screen.when?.(session) ?? true);
  return entries.flatMap((entry): MenuEntry[] => {
    if (!('screens' in entry)) return isVisible(entry) ? [entry] : [];
    const screens = entry.screens.filter(isVisible);
    return screens.length > 0 ? [{ ...entry, screens }] : [];
  });
}
