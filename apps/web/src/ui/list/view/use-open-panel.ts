import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { addressValue, type ListSearch } from './view-address.ts';

/** What is open is part of the address, as with lists: one step back closes it. */
export function useOpenPanel() {
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  return {
    shown: search['open'] === undefined ? undefined : String(search['open']),
    open: (id: string) =>
      void navigate({
        to: '.',
        search: (shown: ListSearch) => ({ ...shown, open: addressValue(id) }),
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
