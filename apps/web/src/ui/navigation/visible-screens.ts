import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

/** The screens this admin may use; the frame fills it in. */
export const VisibleScreens = createContext<readonly Screen[]>([]);

export function useVisibleScreens(): readonly Screen[] {
  return useContext(VisibleScreens);
}
