import { useEffect } from 'react';

/** The name of the screen in the browser's tab and for screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Posthouse`;
  }, [title]);
}
