import { call } from '../../api/call.ts';
import { useExplainAction } from '../../domain/address-route/explain-address.tsx';
import { useAddressActions } from '../../domain/addresses/use-address-actions.tsx';
import { useAddressList } from '../../domain/addresses/use-address-list.tsx';
import { wholeAddress } from '../../domain/filter-texts.ts';
import { useImportAction } from '../../domain/use-import-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { useOpenPanel } from '../../ui/table/view/use-open-panel.ts';
import { AddAlias } from './add-alias-form.tsx';
import { Destinations, External } from './alias-cells.tsx';
import { AliasPanel } from './alias-panel.tsx';

/** Addresses without a mailbox of their own, and where their mail goes. */
export function AliasesScreen() {
  const { t } = useTranslation('aliases');
  const panel = useOpenPanel();
  const headActions = [useExplainAction(), useImportAction({ to: '/aliases/import', needs: 'addAlias' })];
  const { columns, filters, card, ...list } = useAddressList('aliases');
  const { rowActions, bulkActions } = useAddressActions('aliases', {
    needs: 'updateAlias',
    open: panel.open,
  });
  return (
    <ListScreen
      action="getAliases"
      {...list}
      tabs={<AreaTabs area="/aliases" label="aliases" />}
      columns={[
        columns.email,
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
        ...columns.last,
      ]}
      filters={[
        filters.domain,
        { kind: 'text', name: 'forward', match: 'is', label: t('column.forward'), takes: wholeAddress },
        { kind: 'yesNo', name: 'external', label: t('external') },
        filters.active,
      ]}
      card={{
        title: card.title,
        details: (row) => [
          <Destinations key="forward" {...row} />,
          ...card.lastDetails(row),
          row.external === 1 ? <External key="external" {...row} /> : null,
        ],
      }}
      detail={{
        content: ({ id }, close) => <AliasPanel key={id} id={id} close={close} />,
        load: (id) => call('getAlias', { id }),
      }}
      add={{
        label: t('add.title'),
        needs: 'addAlias',
        content: (close) => <AddAlias close={close} />,
      }}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exportAction="exportAliases"
      headActions={headActions}
    />
  );
}
