import { useEffect, useState } from 'react';
import type { ListView } from '../view/list-view.ts';

export interface Live {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Often enough to watch a message arrive. */
const everyMs = 4_000;

/**
 * New rows as they come, where somebody wants that and sees the newest: rows that move under a reader further down help
 * nobody. Nothing is asked for while the tab is hidden.
 */
export function useLive(canBeLive: boolean, { cursor, order: { dir } }: ListView) {
  const [isOn, setIsOn] = useState(false);
  const isAtTop = useIsAtTop(isOn);
  const isFirst = cursor === undefined && dir === 'desc';
  return {
    live: canBeLive ? { isOn, toggle: () => setIsOn(!isOn) } : undefined,
    refreshEveryMs: isOn && isFirst && isAtTop ? everyMs : undefined,
  };
}

/** Whether neither the page nor the rows in it are scrolled down. */
function useIsAtTop(isWatched: boolean): boolean {
  const [scrolled, setScrolled] = useState<ReadonlySet<Element>>(new Set());
  useEffect(() => {
    if (!isWatched) return;
    const onScroll = ({ target }: Event) => {
      const element = target instanceof Document ? target.scrollingElement : target;
      if (!(element instanceof Element)) return;
      setScrolled((before) => {
        if (before.has(element) === element.scrollTop > 0) return before;
        const others = [...before].filter((one) => one !== element && one.isConnected);
        return new Set(element.scrollTop > 0 ? [...others, element] : others);
      });
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, [isWatched]);
  return [...scrolled].every((element) => !element.isConnected);
}
