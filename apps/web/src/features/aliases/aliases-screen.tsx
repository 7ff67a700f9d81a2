import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { ExplainAddressButton } from '../../domain/address-route/explain-address.tsx';
import { AddressState } from '../../domain/addresses/address-state.tsx';
import { useAddressActions } from '../../domain/addresses/use-address-actions.ts';
import { wholeAddress, wholeDomain } from '../../domain/filter-texts.ts';
import { ImportButton } from '../../domain/import-button.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useOpenPanel } from '../../ui/list/view/use-open-panel.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { AddAliasForm } from './add-alias-form.tsx';
import { Destinations, External, Name } from './alias-cells.tsx';
import { AliasPanel } from './alias-panel.tsx';

/** Addresses without a mailbox of their own, and where their mail goes. */
export function AliasesScreen() {
  const { t } = useTranslation('aliases');
  const panel = useOpenPanel();
  const { rowActions, bulkActions } = useAddressActions('aliases', {
    needs: 'updateAlias',
    open: panel.open,
  });
  return (
    <ListScreen
      action="getAliases"
      title={t('title')}
      purpose={t('purpose')}
      tabs={<AreaTabs area="/aliases" label="aliases" />}
      searchLabel={t('search')}
      nameOf={({ unicode }) => unicode}
      order={{ by: 'email', dir: 'asc' }}
      columns={[
        {
          field: 'email',
          label: t('column.email'),
          width: 220,
          grow: 2,
          isMain: true,
          isSortable: true,
          cell: (row) => <Name {...row} />,
        },
        {
          field: 'forward',
          label: t('column.forward'),
          width: 260,
          grow: 3,
          cell: (row) => <Destinations {...row} />,
        },
        {
          field: 'external',
          label: t('column.external'),
          width: 120,
          cell: (row) => <External {...row} />,
        },
        { field: 'note', label: t('column.note'), width: 140, grow: 1 },
        {
          field: 'active',
          label: t('column.active'),
          width: 125,
          cell: ({ active }) => <AddressState catalog="aliases" active={active} />,
        },
        { field: 'domain', label: t('column.domain'), width: 180, isHidden: true },
        {
          field: 'created_at',
          label: t('column.created'),
          width: 140,
          isSortable: true,
          isHidden: true,
          cell: ({ created_at }) => <RelativeTime time={created_at} />,
        },
      ]}
      filters={[
        { kind: 'text', name: 'domain', match: 'is', label: t('column.domain'), takes: wholeDomain },
        { kind: 'text', name: 'forward', match: 'is', label: t('column.forward'), takes: wholeAddress },
        { kind: 'yesNo', name: 'external', label: t('external') },
        { kind: 'yesNo', name: 'active', label: t('state.active') },
      ]}
      card={{
        title: (row) => <Name {...row} />,
        details: (row) => [
          <Destinations key="forward" {...row} />,
          row.note,
          <AddressState key="state" catalog="aliases" active={row.active} />,
          row.external === 1 ? <External key="external" {...row} /> : null,
        ],
      }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      detail={{
        content: ({ id }, close) => <AliasPanel key={id} id={id} close={close} />,
        load: (id) => call('getAlias', { id }),
      }}
      add={{
        label: t('add.title'),
        needs: 'addAlias',
        content: (close) => <AddAliasForm close={close} />,
      }}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exportAction="exportAliases"
      headActions={
        <>
          <ExplainAddressButton />
          <ImportButton to="/aliases/import" needs="addAlias" />
        </>
      }
    />
  );
}
