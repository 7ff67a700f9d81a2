import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberPlace } from '../../ui/go-to/recent-places.ts';
import type { Screen } from '../../ui/navigation/screen.ts';

/** Keeps which of the named screens were visited; the pages of things remember themselves. */
export function useRecentScreens(visible: readonly Screen[]): void {
  const address = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const screen = visible.find(({ path, name }) => name && path === address);
    // Its name is that of the menu, in whatever language it is read.
    if (screen) rememberPlace({ id: address, title: '', target: { to: address } });
  }, [address, visible]);
}
