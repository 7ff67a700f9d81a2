import { useState } from 'react';
import { nothingSelected, type Selection } from './selection.ts';

/** Kept over pages and orders; another search or filter starts anew, so that nothing unseen is acted upon. */
export function useSelection(matching: Readonly<Record<string, unknown>>) {
  const key = JSON.stringify(matching);
  const [kept, setKept] = useState<{ readonly key: string; readonly selection: Selection }>({
    key,
    selection: nothingSelected,
  });
  return {
    selection: kept.key === key ? kept.selection : nothingSelected,
    select: (selection: Selection) => setKept({ key, selection }),
    /** For what comes of an answer: the selection may have changed since it was asked for. */
    change: (update: (selection: Selection) => Selection) =>
      setKept((latest) => ({ ...latest, selection: update(latest.selection) })),
  };
}
