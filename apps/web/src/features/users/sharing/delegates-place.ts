import { useEffect } from 'react';

/** Behind the # of the address: leads straight to where a delegate is added. */
export const delegatesPlace = 'delegates';

/** Typing can begin at once for who came to give access. */
export function useFocusOfPlace(): void {
  useEffect(() => {
    if (window.location.hash !== `#${delegatesPlace}`) return;
    document.querySelector<HTMLElement>(`main input[name=${delegatesPlace}]`)?.focus();
  }, []);
}
