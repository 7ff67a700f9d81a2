import type { ActionName } from '@posthouse/contract';
import { useCan } from '../../../api/access.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import type { Domain } from '../domain.ts';

type Counted = 'users' | 'aliases' | 'lists' | 'smartlists' | 'aliasdomains';

/** Where what is counted is listed. */
const lists: Readonly<Record<Counted, { readonly to: string; readonly needs: ActionName }>> = {
  users: { to: '/users/list', needs: 'getUsers' },
  aliases: { to: '/aliases', needs: 'getAliases' },
  lists: { to: '/lists', needs: 'getLists' },
  smartlists: { to: '/smartlists', needs: 'getSmartLists' },
  aliasdomains: { to: '/domains/aliasdomains', needs: 'getAliasDomains' },
};

interface CountProps {
  readonly row: Pick<Domain, Counted | 'domain'>;
  readonly of: Counted;
  /** Reached by the arrow keys, as everything in a grid. */
  readonly isInGrid?: boolean;
}

/** How many of something a domain has, leading to all of them for those who may see them. */
export function Count({ row, of, isInGrid = false }: CountProps) {
  const { number } = useFormat();
  const { to, needs } = lists[of];
  const isAllowed = useCan(needs);
  const shown = number(row[of]);
  if (!isAllowed || row[of] === 0) return shown;
  return (
    <Link to={to} search={{ domain: row.domain }} {...(isInGrid ? { tabIndex: -1 } : {})}>
      {shown}
    </Link>
  );
}
