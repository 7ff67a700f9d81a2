import { useEffect, useState } from 'react';
import { findEverywhere, type GoToItem } from './go-to-registry.ts';

const pauseMs = 150;

interface Findings {
  readonly items: readonly GoToItem[];
  /** False while the items are still those of an earlier text. */
  readonly isFresh: boolean;
}

/** What the providers find for the text; an older answer never replaces a newer one. */
export function useFindings(text: string): Findings {
  const [found, setFound] = useState<{ readonly text?: string; readonly items: readonly GoToItem[] }>({
    items: [],
  });
  useEffect(() => {
    const abort = new AbortController();
    const find = async () => {
      const items = await findEverywhere(text.trim(), abort.signal);
      if (!abort.signal.aborted) setFound({ text, items });
    };
    const timer = setTimeout(() => void find(), text ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  return { items: found.items, isFresh: found.text === text };
}
