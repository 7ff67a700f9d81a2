import { useEffect, useState } from 'react';
import { findEverywhere, type GoToItem } from './go-to-registry.ts';

const pauseMs = 150;

/** What the providers find for the text; an older answer never replaces a newer one. */
export function useFindings(text: string): readonly GoToItem[] {
  const [items, setItems] = useState<readonly GoToItem[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const find = async () => {
      const found = await findEverywhere(text.trim(), abort.signal);
      if (!abort.signal.aborted) setItems(found);
    };
    const timer = setTimeout(() => void find(), text ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  return items;
}
