import { useTranslation } from 'react-i18next';
import type { SubAdmin } from '../sub-admin.ts';

const mostNamed = 3;

/** Where somebody works: everywhere, or in the first few of the chosen domains; all of them on hover. */
export function DomainNames({ domains_limited, domains }: Pick<SubAdmin, 'domains_limited' | 'domains'>) {
  const { t } = useTranslation('sub-admins');
  if (domains_limited === 0) return t('domains.all');
  if (domains.length === 0) return t('domains.none');
  const names = domains.map(({ domain }) => domain);
  const more = names.length - mostNamed;
  const shown = names.slice(0, mostNamed).join(', ');
  return <span title={names.join(', ')}>{more > 0 ? `${shown} +${more}` : shown}</span>;
}
