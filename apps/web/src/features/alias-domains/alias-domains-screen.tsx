import { verificationStates } from '@posthouse/contract/fields/verification';
import { HealthState } from '../../domain/health/health-state.tsx';
import { InternationalName } from '../../domain/international-name.tsx';
import { OwnershipState } from '../../domain/ownership/ownership-state.tsx';
import { suggestDomains } from '../../domain/suggest-domains.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { AddAliasDomain } from './add-alias-domain.tsx';
import type { AliasDomain } from './alias-domain.ts';
import { AliasDomainPanel } from './alias-domain-panel.tsx';
import { useBulkActions, useRowActions } from './use-list-actions.ts';

/** Checks end without anybody asking. */
const refreshEveryMs = 30_000;

/** Other names for the domains of the account. */
export function AliasDomainsScreen() {
  const { t } = useTranslation('alias-domains');
  const { t: shared } = useTranslation();
  const rowActions = useRowActions();
  const bulkActions = useBulkActions();
  return (
    <ListScreen
      action="getAliasDomains"
      title={t('title')}
      purpose={t('purpose')}
      tabs={<AreaTabs area="/domains" label="domains" />}
      searchLabel={t('search')}
      nameOf={({ unicode }) => unicode}
      order={{ by: 'aliasdomain', dir: 'asc' }}
      columns={[
        {
          field: 'aliasdomain',
          label: t('column.aliasdomain'),
          width: 200,
          grow: 1,
          isMain: true,
          isSortable: true,
          cell: nameCell,
        },
        { field: 'domain', label: t('column.domain'), width: 200, grow: 1 },
        { field: 'verification', label: t('column.verification'), width: 270, cell: stateCell },
        { field: 'health', label: t('column.health'), width: 180, cell: healthCell },
        {
          field: 'created_at',
          label: t('column.created'),
          width: 150,
          isSortable: true,
          cell: ({ created_at }) => <RelativeTime time={created_at} />,
        },
      ]}
      filters={[
        {
          ...{ kind: 'text', name: 'domain', label: t('column.domain'), match: 'is' },
          suggest: suggestDomains,
        },
        {
          kind: 'choice',
          name: 'verification',
          label: t('column.verification'),
          choices: verificationStates.map((value) => ({ value, label: shared(`ownership.state.${value}`) })),
        },
      ]}
      card={{ title: nameCell, details: (row) => [row.domain, stateCell(row), healthCell(row)] }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      detail={{ content: (row) => <AliasDomainPanel row={row} /> }}
      add={{
        label: t('add.title'),
        needs: 'addAliasDomain',
        content: (close) => <AddAliasDomain close={close} />,
      }}
      rowActions={rowActions}
      bulkActions={bulkActions}
      refreshEveryMs={refreshEveryMs}
    />
  );
}

const nameCell = ({ aliasdomain, unicode }: AliasDomain) => (
  <InternationalName ascii={aliasdomain} unicode={unicode} />
);
const healthCell = ({ health }: AliasDomain) => <HealthState key="health" state={health} />;
const stateCell = ({ verification }: AliasDomain) => <OwnershipState state={verification} />;
