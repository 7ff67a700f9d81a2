import { mailboxTypes } from '@posthouse/contract/features/users';
import { useExplainAction } from '../../../domain/address-route/explain-address.tsx';
import { AddressState } from '../../../domain/addresses/address-state.tsx';
import { wholeDomain } from '../../../domain/filter-texts.ts';
import { InternationalName } from '../../../domain/international-name.tsx';
import { suggestDomains } from '../../../domain/suggest-domains.ts';
import { useImportAction } from '../../../domain/use-import-action.ts';
import { useSetUpAction } from '../../../domain/use-set-up-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AreaTabs } from '../../../ui/page/area-tabs.tsx';
import { ListScreen } from '../../../ui/table/list-screen.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { AddUser } from '../add/add-user-form.tsx';
import { useUserActions } from '../page/use-user-actions.tsx';
import { userAddress } from '../page/user-address.ts';
import { useAccountTypes } from '../use-account-types.ts';
import type { User } from '../user.ts';
import { useColumns } from './columns.tsx';
import { useBulkActions } from './use-list-actions.ts';
import { Quota, Type } from './user-cells.tsx';

/** The mailboxes and connectors of the account. */
export function UsersScreen() {
  const { t } = useTranslation('users');
  const columns = useColumns();
  const filters = useFilters();
  const { daily, settings, others, forms } = useUserActions();
  const bulkActions = useBulkActions();
  const headActions = [
    useExplainAction(),
    useSetUpAction(),
    useImportAction({ to: '/users/import', needs: 'addUser' }),
  ];
  return (
    <>
      <ListScreen
        action="getUsers"
        title={t('title')}
        purpose={t('purpose')}
        tabs={<AreaTabs area="/users" label="users" />}
        searchLabel={t('search')}
        nameOf={nameOf}
        order={{ by: 'email', dir: 'asc' }}
        columns={columns}
        filters={filters}
        card={{
          title: (row) => <InternationalName ascii={row.email} unicode={row.unicode} />,
          details: (row) => [
            row.name,
            <Type key="type" {...row} />,
            <AddressState key="state" catalog="users" active={row.active} />,
            <Quota key="quota" {...row} />,
            row.lastlogin ? <RelativeTime key="lastlogin" time={row.lastlogin} /> : null,
          ],
        }}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        to={({ id }) => userAddress(id)}
        add={{ label: t('add.title'), needs: 'addUser', content: (close) => <AddUser close={close} /> }}
        rowActions={(row) => [...daily(row), ...settings(row), ...others(row)]}
        bulkActions={bulkActions}
        exportAction="exportUsers"
        headActions={headActions}
      />
      {forms}
    </>
  );
}

const nameOf = ({ unicode }: User) => unicode;

function useFilters() {
  const { t } = useTranslation('users');
  const types = useAccountTypes();
  return [
    {
      kind: 'text',
      name: 'domain',
      match: 'is',
      label: t('column.domain'),
      takes: wholeDomain,
      suggest: suggestDomains,
    },
    {
      kind: 'choice',
      name: 'account_type',
      label: t('column.type'),
      choices: types.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'mailbox_type',
      label: t('facts.mailbox_type'),
      choices: mailboxTypes.map((value) => ({ value, label: t(`mailbox.${value}`) })),
    },
    { kind: 'yesNo', name: 'active', label: t('state.active') },
    { kind: 'yesNo', name: 'twofa_allowed', label: t('column.twofa') },
    { kind: 'yesNo', name: 'over_quota', label: t('filter.overQuota') },
    { kind: 'yesNo', name: 'never_logged_in', label: t('filter.neverLoggedIn') },
  ] as const;
}
