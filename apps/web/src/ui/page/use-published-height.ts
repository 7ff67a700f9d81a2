import { type RefObject, useEffect } from 'react';

/** Tells the whole page how much room something that stays at its edge takes, as a variable of the styles. */
export function usePublishedHeight(
  element: RefObject<HTMLElement | null>,
  { variable, isShown = true }: { readonly variable: `--${string}`; readonly isShown?: boolean },
): void {
  useEffect(() => {
    const measured = element.current;
    if (!measured || !isShown) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${measured.offsetHeight}px`));
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [element, variable, isShown]);
}

/** The end of a page or panel stays above what floats there. */
export const roomBelow = (px: number) =>
  `calc(${px}px + var(--viewing-bar, 0px) + var(--notifications, 0px))`;

/** What stays at the top, or fills the height, begins below the notice that is there while one is offline. */
export const belowNotice = (px = 0) => `calc(${px}px + var(--offline-notice, 0px))`;
