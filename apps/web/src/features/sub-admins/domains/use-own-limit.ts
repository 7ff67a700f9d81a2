import { useSession } from '../../../api/session.ts';
import { useAction } from '../../../api/use-action.ts';
import type { SubAdmin } from '../sub-admin.ts';

/** The ids of the domains the caller is limited to; undefined for one who has them all. */
type OwnLimit = readonly string[] | undefined;

/** A limited caller gives no more domains than their own, so that what they make is limited too. */
export function useOwnLimit(): { readonly limit: OwnLimit; readonly isKnown: boolean } {
  const session = useSession();
  const name = session?.currentUser ?? '';
  const isSubAdmin = session?.userRole === 'subadmin';
  const { data, isPending } = useAction(
    'getSubAdmins',
    { search: name, limit: 500 },
    { enabled: isSubAdmin },
  );
  const own = data?.rows.find(({ username }) => username === name);
  return {
    limit: own?.domains_limited === 1 ? own.domains.map(({ id }) => id) : undefined,
    isKnown: !(isSubAdmin && isPending),
  };
}

export function isWithin({ domains_limited, domains }: SubAdmin, limit: OwnLimit): boolean {
  if (limit === undefined) return true;
  return domains_limited === 1 && domains.every(({ id }) => limit.includes(id));
}
