import { useMemo } from 'react';
import { useAction } from './use-action.ts';

/** What a form offers to choose. */
export interface LookupEntry {
  readonly value: string;
  readonly label: string;
}

/** Specification 3: the server's object of code to name, turned into value/name pairs. */
export function useLookup(name: 'getTimezones' | 'getLanguages' | 'getDateFormats') {
  const { data, error, refetch } = useAction(name, {}, { staleMs: Number.POSITIVE_INFINITY });
  const entries = useMemo(() => data && entriesOf(data), [data]);
  return { data: entries, error, refetch };
}

function entriesOf(lookup: Readonly<Record<string, string>>): readonly LookupEntry[] {
  return Object.entries(lookup).map(([value, label]) => ({ value, label }));
}
