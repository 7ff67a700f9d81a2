import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { newRow } from './list-view.ts';
import type { ListSearch } from './view-address.ts';

/** The form for something new stands in the address, as with lists: one step back closes it. */
export function useAddPanel() {
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  return {
    isOpen: search['open'] === newRow,
    open: () =>
      void navigate({
        to: '.',
        search: (shown: ListSearch) => ({ ...shown, open: newRow }),
        state: { openedFromList: true },
        resetScroll: false,
      }),
    close: () => {
      if (router.state.location.state.openedFromList) {
        router.history.back();
        return;
      }
      void navigate({
        to: '.',
        search: ({ open: _open, ...shown }: ListSearch) => shown,
        replace: true,
        resetScroll: false,
      });
    },
  };
}
