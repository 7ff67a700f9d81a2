import type { ActionName } from '@posthouse/contract';
import type { RecycledKind } from '@posthouse/contract/features/recycle-bin';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, useContext } from 'react';
import type { Session } from '../../api/session-storage.ts';
import type { CatalogName } from '../../i18n/texts.ts';

/** A screen as its feature declares it; route, guard, menu entry, "go to anything" and recycle bin are made from this. */
export interface Screen {
  readonly path: string;
  /** Its word is in the feature's catalog under `menu`. */
  readonly name?: string;
  /** Without one it is a tab, or reached from another screen. */
  readonly menu?: MenuPlace;
  readonly load: () => Promise<ComponentType>;
  /** The catalogs it speaks from; `history` where it names operations of every feature. */
  readonly texts: readonly CatalogName[];
  /** The action without which the screen has nothing to show. */
  readonly needs?: ActionName;
  readonly when?: (session: Session) => boolean;
  /** Reads the part of the view that lives in the address. */
  readonly search?: (search: Record<string, unknown>) => object;
  /** Finds things of this screen for "go to anything", while somebody types. */
  readonly find?: (text: string, signal: AbortSignal) => Promise<readonly FoundThing[]>;
  /** What can be begun here, for "go to anything". */
  readonly actions?: readonly ScreenAction[];
  /** The commands whose things are looked at here, at `$id` of the path or in the side panel; a message about one leads there. */
  readonly shows?: readonly ActionName[];
  /** What is removed here can be restored from the recycle bin, where it has this kind. */
  readonly recycles?: RecycledKind;
}

/** The groups of the menu; `app/menu.ts` has their icons. */
export type MenuGroupName = 'security' | 'filtering' | 'logs';

/** A place in the menu: an entry of its own, by the number it has in the menu of specification 2, or one in a group. */
type MenuPlace =
  | { readonly place: number; readonly icon: LucideIcon }
  | { readonly group: MenuGroupName; readonly place: number };

/** Something that can be begun at a screen; the feature's catalog has its name under `goTo.actions`. */
interface ScreenAction {
  readonly name: string;
  /** The action without which there is nothing to begin. */
  readonly needs?: ActionName;
  readonly when?: (session: Session) => boolean;
  readonly target?: Omit<Target, 'to'>;
}

/** An address of the panel, and what is opened there. */
interface Target {
  readonly to: string;
  /** The side panel of a list's row, or that of a new one. */
  readonly open?: string;
  /** The export of a list. */
  readonly opensExport?: boolean;
}

/** Something "go to anything" can lead to. */
export interface FoundThing {
  readonly id: string;
  readonly title: string;
  /** Other words it was found by, between commas. */
  readonly words?: string;
  readonly target: Target;
}

/** The screens this admin may use; the frame fills it in. */
export const VisibleScreens = createContext<readonly Screen[]>([]);

export function useVisibleScreens(): readonly Screen[] {
  return useContext(VisibleScreens);
}
