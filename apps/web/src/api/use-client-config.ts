import { useAction } from './use-action.ts';

/** What the operator configured for the panel: links, and the version that is published. */
export function useClientConfig() {
  return useAction('getClientConfig', {}, { staleMs: Number.POSITIVE_INFINITY }).data;
}
