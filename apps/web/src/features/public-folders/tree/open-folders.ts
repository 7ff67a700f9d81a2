import { useState } from 'react';
import { currentSession } from '../../../api/session.ts';

/** Below this many all are shown at first. */
const fewFolders = 40;

/** What was opened or closed by hand, for the way back from a folder's page; another session begins with none. */
let remembered: { readonly token: string | undefined; readonly isOpen: ReadonlyMap<string, boolean> } = {
  token: undefined,
  isOpen: new Map(),
};

/** Which folders show what is in them. */
export function useOpenFolders(ids: readonly string[]) {
  const token = currentSession()?.token;
  const [byHand, setByHand] = useState(
    remembered.token === token ? remembered.isOpen : new Map<string, boolean>(),
  );
  const change = (changed: Iterable<readonly [string, boolean]>) => {
    const isOpen = new Map([...byHand, ...changed]);
    remembered = { token, isOpen };
    setByHand(isOpen);
  };
  return {
    isOpen: (id: string) => byHand.get(id) ?? ids.length <= fewFolders,
    setOpen: (id: string, isOpen: boolean) => change([[id, isOpen]]),
    setAll: (isOpen: boolean) => change(ids.map((id) => [id, isOpen] as const)),
  };
}
