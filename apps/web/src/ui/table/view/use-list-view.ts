import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberView } from './last-view.ts';
import { type ListView, type ViewRules, withOpen } from './list-view.ts';
import { addressOf, readView } from './view-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the same list without its side panel. */
    openedFromList?: boolean;
    /** Somebody chose to see the list so, even where another view is the default. */
    isChosenView?: boolean;
  }
}

export interface ListViewHandle {
  /** The address of the list. */
  readonly path: string;
  readonly rules: ViewRules;
  readonly view: ListView;
  /** `replace` for what is not worth a step back, like each letter of a search. */
  readonly show: (view: ListView, how?: 'push' | 'replace') => void;
  readonly open: (id: string) => void;
  /** Another row in the panel that is open. */
  readonly peek: (id: string) => void;
  readonly close: () => void;
}

/** The view of the list in the address, and how to change it. */
export function useListView(rules: ViewRules): ListViewHandle {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const view = readView(search, rules);
  useEffect(() => rememberView(path, addressOf(withOpen(view, undefined), rules)));
  const go = (next: ListView, replace: boolean, openedFromList = false) =>
    void navigate({
      to: '.',
      search: addressOf(next, rules),
      replace,
      resetScroll: false,
      state: openedFromList ? { openedFromList } : { isChosenView: true },
    });
  return {
    path,
    rules,
    view,
    show: (next, how = 'push') => go(next, how === 'replace'),
    open: (id) => go(withOpen(view, id), false, true),
    peek: (id) => go(withOpen(view, id), true, router.state.location.state.openedFromList),
    close: () => {
      // Going back rather than on: otherwise the next step back would open the panel again.
      if (router.state.location.state.openedFromList) router.history.back();
      else go(withOpen(view, undefined), true);
    },
  };
}
