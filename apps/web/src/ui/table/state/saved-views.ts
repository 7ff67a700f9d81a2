import type { ActionAnswer } from '@posthouse/contract';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { type ListView, type ViewRules, withFirstPage, withOpen } from '../view/list-view.ts';
import { addressOf, type ListSearch, readView } from '../view/view-address.ts';
import { type ColumnChoice, shownColumns } from './column-choice.ts';
import type { List } from './use-list.ts';

export type SavedView = ActionAnswer<'getSavedViews'>['rows'][number];

/** What of a view is kept: not the page, nor what is open. */
const keptOf = (view: ListView) => withOpen(withFirstPage(view), undefined);

/** As it is kept: what the address has after the question mark. */
function textOf(view: ListView, rules: ViewRules): string {
  return new URLSearchParams(
    Object.entries(addressOf(keptOf(view), rules)).map(([parameter, value]) => [parameter, String(value)]),
  ).toString();
}

/** The view on screen with the columns that were chosen, to be kept. */
export function shownView({ definition, view, rules }: List, choice: ColumnChoice): string {
  const isChosen = Object.keys(choice).length > 0;
  const columns = shownColumns(definition.columns, choice).map(({ field }) => field);
  return textOf(isChosen ? { ...view, columns } : view, rules);
}

/** The address of a kept view; what the list no longer knows is left out. */
export function savedAddress({ view }: Pick<SavedView, 'view'>, rules: ViewRules): ListSearch {
  return addressOf(readView(Object.fromEntries(new URLSearchParams(view)), rules), rules);
}

/** Whether the list is shown as a kept view says. */
export function isShownAs({ view, rules }: Pick<List, 'view' | 'rules'>, address: ListSearch): boolean {
  return textOf(view, rules) === textOf(readView({ ...address }, rules), rules);
}

/** The caller's own views of the list; the default one is shown to whoever comes without asking for anything. */
export function useSavedViews(list: List): readonly SavedView[] {
  const { path, view, rules, show } = list;
  const { data } = useAction('getSavedViews', { screen: path });
  const { key, isPlain } = useLocation({
    select: ({ state, search }) => ({
      key: state.__TSR_key,
      isPlain: Object.keys(search).length === 0 && !state.isChosenView && !state.opensExport,
    }),
  });
  const handled = useRef<string>(undefined);
  useEffect(() => {
    // Once for each arrival: what becomes the default later is for the next one.
    if (data === undefined || handled.current === key) return;
    handled.current = key;
    const standard = isPlain ? data.rows.find(({ is_default }) => is_default === 1) : undefined;
    const wanted = standard && readView({ ...savedAddress(standard, rules) }, rules);
    if (wanted && textOf(wanted, rules) !== textOf(view, rules)) show(wanted, 'replace');
  });
  return data?.rows ?? [];
}
