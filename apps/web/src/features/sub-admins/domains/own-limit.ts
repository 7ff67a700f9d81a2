import { useSession } from '../../../api/session.ts';
import { useAction } from '../../../api/use-action.ts';
import type { SubAdmin } from '../sub-admin-values.ts';

/** The names of the domains the caller is limited to; undefined for one who has them all. */
type OwnLimit = readonly string[] | undefined;

/** A limited caller gives no more domains than their own, so that whom they add is limited too. */
export function useOwnLimit(): OwnLimit {
  const isLimited = useSession()?.domainsLimited ?? false;
  const { data } = useAction('getAdminInfo', {}, { enabled: isLimited });
  return isLimited ? (data?.domains ?? []) : undefined;
}

export function isWithin({ domains_limited, domains }: SubAdmin, limit: OwnLimit): boolean {
  if (limit === undefined) return true;
  return domains_limited === 1 && domains.every(({ domain }) => limit.includes(domain));
}
