import type { ActionName } from '@posthouse/contract';
import type { Query } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';

/** The action without which the screen around has nothing to show. */
export const NeededAction = createContext<ActionName | undefined>(undefined);

/**
 * Whether a query that failed is the screen's to report: its needed action got no answer, and never had one. It is thrown,
 * and the error page of a service that cannot be reached opens; whatever else fails is said where it belongs.
 */
export function useIsUnreachable(name: ActionName) {
  const isNeeded = useContext(NeededAction) === name;
  return ({ isUnanswered }: ApiError, { queryKey }: Pick<Query, 'queryKey'>): boolean =>
    isNeeded &&
    isUnanswered &&
    queryClient.getQueriesData({ queryKey: [queryKey[0]] }).every(([, data]) => data === undefined);
}

/** What failed is asked again by the next screen that needs it. */
export function forgetFailures(): void {
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
}
