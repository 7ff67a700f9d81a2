import type { ActionAnswer, ActionInput, ActionName, Actions } from '@posthouse/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { useIsUnreachable } from './needed-action.ts';

type NameOf<Kind extends 'query' | 'command'> = {
  [Name in ActionName]: Actions[Name]['kind'] extends Kind ? Name : never;
}[ActionName];

export type QueryName = NameOf<'query'>;
export type CommandName = NameOf<'command'>;

export interface ActionOptions<Answer = unknown> {
  readonly enabled?: boolean;
  /** Polling: runs in the background, and not while the tab is hidden. */
  readonly refreshEveryMs?: number;
  /** Polls only as long as this holds for the latest answer. */
  readonly refreshWhile?: (answer: Answer) => boolean;
  /** Keeps showing the answer for the old input while the next one loads. */
  readonly keepPrevious?: boolean;
  readonly staleMs?: number;
}

/** The answer of a query action, cached by its input. */
export function useAction<Name extends QueryName>(
  name: Name,
  input: ActionInput<Name>,
  options: ActionOptions<ActionAnswer<Name>> = {},
): UseQueryResult<ActionAnswer<Name>, ApiError> {
  const { enabled = true, refreshEveryMs, refreshWhile, keepPrevious = false, staleMs } = options;
  const throwOnError = useIsUnreachable(name);
  return useQuery<ActionAnswer<Name>, ApiError>({
    queryKey: [name, input],
    queryFn: ({ signal, client, queryKey }) => {
      const isPoll = refreshEveryMs !== undefined && client.getQueryData(queryKey) !== undefined;
      return call(name, input, { signal, background: isPoll });
    },
    enabled,
    throwOnError,
    refetchInterval: ({ state: { data } }) => {
      if (refreshEveryMs === undefined) return false;
      return refreshWhile && !(data && refreshWhile(data)) ? false : refreshEveryMs;
    },
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** What the operator configured for the panel: links, and the version that is published. */
export function useClientConfig() {
  return useAction('getClientConfig', {}, { staleMs: Number.POSITIVE_INFINITY }).data;
}
