import type { ActionAnswer, ActionName } from '@posthouse/contract';
import { messages as shared } from '../apps/web/src/i18n/messages/en.ts';

/** Who looks: the main admin of an account that has everything, or of an empty one, a sub-admin who may only view, or
 * somebody who is not logged in. */
export type Viewer = 'main' | 'empty' | 'viewer' | 'nobody';

/** A message of the English catalogs, said in the language of the crawl. */
type Said = string | readonly [message: string, values: Readonly<Record<string, string | number>>];

/** What is pressed, which row of a list is selected, or what is typed where. */
export type Step =
  | { readonly role: 'button' | 'menuitem'; readonly name: Said }
  | { readonly row: string }
  | { readonly field: string; readonly text: string };

export type Answers = {
  readonly [Name in ActionName]?: Partial<ActionAnswer<Name>>;
};

/** Something the panel can look like: an address, and what is pressed there. */
export interface State {
  readonly as: Viewer;
  readonly at: string;
  readonly steps: readonly Step[];
  /** Where only a small window has it. */
  readonly onPhone?: boolean;
  /** What the server says where that is of the mail engine, which the panel of the crawl does not have, or of more than it has. */
  readonly answers?: Answers;
}

export const button = (name: Said): Step => ({ role: 'button', name });
export const item = (name: Said): Step => ({ role: 'menuitem', name });
export const rowMenu = (name: string) => button([shared.list.rowActions, { name }]);
export const fill = (field: string, text: string): Step => ({ field, text });
export const more = button(shared.list.moreActions);
export const filter = button(shared.list.filter);
export const select = (row: string): Step => ({ row });
export const one = { num: 1, shown: '1' };
export const seen = (as: Viewer, at: string, ...steps: Step[]): State => ({ as, at, steps });
export const main = (at: string, ...steps: Step[]) => seen('main', at, ...steps);

/** When something was that the server of the crawl does not have. */
export const since = '2026-01-31T08:05:00.000Z';
/** Those of the mail engine, none of which runs. */
export const services = ['dovecot', 'postfix', 'redis', 'rspamd'].map((name) => ({
  name,
  state: 'stopped' as const,
}));
