import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { addressValue, type ListSearch } from './view-address.ts';

/** What is open is part of the address, as with lists: one step back closes it. */
export function useOpenPanel(parameter = 'open') {
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const shown = search[parameter];
  return {
    shown: shown === undefined ? undefined : String(shown),
    open: (id: string) =>
      void navigate({
        to: '.',
        search: (before: ListSearch) => ({ ...before, [parameter]: addressValue(id) }),
        state: { openedFromList: true },
        resetScroll: false,
      }),
    /** Shows something else in the panel that is open. */
    change: (id: string) =>
      void navigate({
        to: '.',
        search: (before: ListSearch) => ({ ...before, [parameter]: id }),
        state: (before) => before,
        replace: true,
        resetScroll: false,
      }),
    close: () => {
      if (router.state.location.state.openedFromList) {
        router.history.back();
        return;
      }
      void navigate({
        to: '.',
        search: ({ [parameter]: _open, ...others }: ListSearch) => others,
        replace: true,
        resetScroll: false,
      });
    },
  };
}
