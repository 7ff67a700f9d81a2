import useMediaQuery from '@mui/material/useMediaQuery';

/** Below 900 px there is no room for a grid: cards take its place. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 899.95px)', { noSsr: true });
}
