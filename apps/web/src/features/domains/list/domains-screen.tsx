import { domainTypes } from '@posthouse/contract/features/domains';
import { healthStates } from '@posthouse/contract/fields/health';
import { verificationStates } from '@posthouse/contract/fields/verification';
import { HealthSummary } from '../../../domain/health/health-state.tsx';
import { InternationalName } from '../../../domain/international-name.tsx';
import { OwnershipState } from '../../../domain/ownership/ownership-state.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AreaTabs } from '../../../ui/page/area-tabs.tsx';
import { ListScreen } from '../../../ui/table/list-screen.tsx';
import { AddDomainPanel } from '../add/add-domain-panel.tsx';
import type { Domain } from '../domain.ts';
import { domainAddress } from '../page/domain-address.ts';
import { useColumns } from './columns.tsx';
import { State, Users } from './domain-cells.tsx';
import { useBulkActions, useRowActions } from './use-list-actions.tsx';

/** Checks end without anybody asking. */
const refreshEveryMs = 30_000;

/** The names of the account, and how each of them stands. */
export function DomainsScreen() {
  const { t } = useTranslation('domains');
  const columns = useColumns();
  const filters = useFilters();
  const rowActions = useRowActions();
  const bulkActions = useBulkActions();
  return (
    <ListScreen
      action="getDomains"
      title={t('title')}
      purpose={t('purpose')}
      tabs={<AreaTabs area="/domains" label="domains" />}
      searchLabel={t('search')}
      nameOf={nameOf}
      order={{ by: 'domain', dir: 'asc' }}
      columns={columns}
      filters={filters}
      card={{
        title: (row) => <InternationalName ascii={row.domain} unicode={row.unicode} />,
        details: (row) => [
          <OwnershipState key="verification" state={row.verification} />,
          row.active === 1 ? (
            <HealthSummary key="health" state={row.health} />
          ) : (
            <State key="state" active={row.active} />
          ),
          <Users key="users" users={row.users} />,
        ],
      }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      to={({ id }) => domainAddress(id)}
      add={{
        label: t('add.title'),
        needs: 'addDomain',
        content: (close) => <AddDomainPanel close={close} />,
      }}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exportAction="exportDomains"
      refreshEveryMs={refreshEveryMs}
    />
  );
}

const nameOf = ({ unicode }: Domain) => unicode;

function useFilters() {
  const { t } = useTranslation('domains');
  const { t: shared } = useTranslation();
  return [
    {
      kind: 'choice',
      name: 'verification',
      label: t('column.verification'),
      choices: verificationStates.map((value) => ({ value, label: shared(`ownership.state.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'health',
      label: t('column.health'),
      choices: healthStates.map((value) => ({ value, label: t(`health.state.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'type',
      label: t('column.type'),
      choices: domainTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    { kind: 'yesNo', name: 'active', label: t('state.active') },
  ] as const;
}
