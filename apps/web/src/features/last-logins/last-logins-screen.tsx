import { useParams } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { wholeDomain } from '../../domain/filter-texts.ts';
import { useLoginList } from '../../domain/logins/use-login-list.tsx';
import { suggestDomains } from '../../domain/suggest-domains.ts';
import { suggestUsers } from '../../domain/suggest-users.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListScreen } from '../../ui/table/list-screen.tsx';

/** Who logged in to which mailbox, or tried to. */
export function LastLoginsScreen() {
  const { t } = useTranslation('last-logins');
  const list = useLoginList();
  return (
    <ListScreen
      {...list}
      title={t('title')}
      purpose={t('purpose')}
      filters={[
        {
          ...{ kind: 'text', name: 'username', match: 'is', label: t('column.user') },
          suggest: suggestUsers,
        },
        {
          ...{ kind: 'text', name: 'domain', match: 'is', label: t('filter.domain') },
          ...{ takes: wholeDomain, suggest: suggestDomains },
        },
        ...list.filters,
      ]}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  );
}

/** The same of one user, by the address. */
export function LoginsOfUserScreen() {
  const { t } = useTranslation('last-logins');
  const { user = '' }: { user?: string } = useParams({ strict: false });
  const list = useLoginList({ isOfOne: true });
  return (
    <ListScreen
      {...list}
      title={t('titleOf', { name: user })}
      purpose={t('purpose')}
      given={{ username: user }}
      headActions={[{ label: t('all'), icon: Users, needs: 'getLastLogins', to: '/logs/lastlogins' }]}
      empty={{ title: t('emptyOf'), hint: t('emptyHint') }}
    />
  );
}
