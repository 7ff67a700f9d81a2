import { pageSize } from '@posthouse/contract/core/page-size';
import { useAction } from '../../../api/use-action.ts';

/** All folders of a domain, which fit into two pages; of all domains as many. */
export function useAllFolders(domain: string | undefined, { enabled = true } = {}) {
  const input = { limit: pageSize.most, ...(domain === undefined ? {} : { domain }) };
  const first = useAction('getPublicFolders', input, { enabled });
  const next = first.data?.next ?? undefined;
  const second = useAction(
    'getPublicFolders',
    { ...input, ...(next === undefined ? {} : { cursor: next }) },
    { enabled: enabled && next !== undefined },
  );
  const more = next === undefined ? undefined : second.data;
  return {
    rows: first.data && [...first.data.rows, ...(more?.rows ?? [])],
    isComplete: next === undefined || more?.next === null,
    error: first.error ?? (next === undefined ? null : second.error),
    reload: () => void Promise.all([first.refetch(), ...(next === undefined ? [] : [second.refetch()])]),
  };
}
