import useMediaQuery from '@mui/material/useMediaQuery';

/** Below 900 px there is no room for a menu beside the screen, nor for a grid: a drawer and cards take their place. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 899.95px)', { noSsr: true });
}

/** From 1200 px on the menu has room for words beside its icons. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1200px)', { noSsr: true });
}
