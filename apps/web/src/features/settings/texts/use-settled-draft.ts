import { useEffect, useState } from 'react';
import { type TextValues, textSchema } from './system-text.ts';

const settleMs = 500;

/** The last draft that was in order, once nothing more is typed; and whether it is still the one that is typed. */
export function useSettledDraft(draft: TextValues) {
  const { key, language, subject, text } = draft;
  const [settled, setSettled] = useState(draft);
  const [isInOrder, setIsInOrder] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      const typed = { key, language, subject, text };
      const { success } = textSchema.safeParse(typed);
      setIsInOrder(success);
      if (success) setSettled(typed);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [key, language, subject, text]);
  return { settled, isInOrder };
}
