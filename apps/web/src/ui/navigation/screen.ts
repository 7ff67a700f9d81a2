import type { ActionName } from '@posthouse/contract';
import type { ComponentType } from 'react';
import type { Session } from '../../api/session-storage.ts';
import type { CatalogName } from '../../i18n/catalogs.ts';
import type { messages } from '../../i18n/messages/en.ts';

/** The names of screens and menu groups: the keys under `menu` in the shared catalog. */
export type ScreenName = keyof typeof messages.menu;

/** A screen as its feature declares it; route, guard, menu entry and "go to anything" are made from this. */
export interface Screen {
  readonly path: string;
  /** Its place in the menu of specification 2, and its name in "go to anything". */
  readonly name?: ScreenName;
  readonly load: () => Promise<ComponentType>;
  /** The catalogs it speaks from; `history` where it names operations of every feature. */
  readonly texts: readonly CatalogName[];
  /** The action without which the screen has nothing to show. */
  readonly needs?: ActionName;
  readonly when?: (session: Session) => boolean;
  /** Reads the part of the view that lives in the address. */
  readonly search?: (search: Record<string, unknown>) => object;
}
