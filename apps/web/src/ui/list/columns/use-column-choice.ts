import { useState } from 'react';
import { type ColumnChoice, readChoice, writeChoice } from './column-choice.ts';

/** The columns this browser's admin wants to see of a list. */
export function useColumnChoice(list: string) {
  const key = `columns.${list}`;
  const [choice, setChoice] = useState(() => readChoice(localStorage, key));
  return {
    choice,
    choose: (next: ColumnChoice) => {
      writeChoice(localStorage, key, next);
      setChoice(next);
    },
  };
}
