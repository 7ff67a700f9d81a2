import { useEffect, useRef } from 'react';
import type { AnyRow, ListAnswer } from '../list-contract.ts';

/** The rows seen so far, as they were last: a selection spans pages and only knows ids. */
export function useSeenRows(answer: ListAnswer<AnyRow> | undefined): (id: string) => AnyRow | undefined {
  const rows = useRef(new Map<string, AnyRow>());
  useEffect(() => {
    for (const row of answer?.rows ?? []) rows.current.set(row.id, row);
  });
  return (id) => rows.current.get(id);
}
