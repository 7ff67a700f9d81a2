import { useEffect, useRef } from 'react';
import type { AnyRow, ListAnswer } from '../list-contract.ts';

/** The names of the rows seen so far: a selection spans pages and only knows ids. */
export function useRowNames(
  answer: ListAnswer<AnyRow> | undefined,
  nameOf: (row: AnyRow) => string,
): (id: string) => string | undefined {
  const names = useRef(new Map<string, string>());
  useEffect(() => {
    for (const row of answer?.rows ?? []) names.current.set(row.id, nameOf(row));
  });
  return (id) => names.current.get(id);
}
