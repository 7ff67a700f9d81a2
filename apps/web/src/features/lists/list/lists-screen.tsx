import { listTypes } from '@posthouse/contract/features/lists';
import { useExplainAction } from '../../../domain/address-route/explain-address.tsx';
import { useAddressActions } from '../../../domain/addresses/use-address-actions.tsx';
import { useAddressList } from '../../../domain/addresses/use-address-list.tsx';
import { wholeAddress } from '../../../domain/filter-texts.ts';
import { useImportAction } from '../../../domain/use-import-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AreaTabs } from '../../../ui/page/area-tabs.tsx';
import { ListScreen } from '../../../ui/table/list-screen.tsx';
import { AddListPanel } from '../add/add-list-panel.tsx';
import { listAddress } from '../mail-list.ts';
import { MemberCount, Type } from './list-cells.tsx';

/** The distribution lists and retrainers of the account. */
export function ListsScreen() {
  const { t } = useTranslation('lists');
  const { columns, filters, card, ...list } = useAddressList('lists');
  const { rowActions, bulkActions } = useAddressActions('lists');
  const headActions = [
    useExplainAction(),
    useImportAction({ to: '/lists/import', needs: 'addListMembers', label: t('importMembers') }),
  ];
  return (
    <ListScreen
      action="getLists"
      {...list}
      tabs={<AreaTabs area="/lists" label="lists" />}
      columns={[
        columns.email,
        { field: 'type', label: t('column.type'), width: 220, cell: (row) => <Type {...row} /> },
        {
          field: 'members',
          label: t('column.members'),
          width: 125,
          align: 'end',
          isSortable: true,
          cell: (row) => <MemberCount {...row} />,
        },
        ...columns.last,
      ]}
      filters={[
        filters.domain,
        {
          kind: 'choice',
          name: 'type',
          label: t('column.type'),
          choices: listTypes.map((value) => ({ value, label: t(`type.${value}`) })),
        },
        { kind: 'text', name: 'member', match: 'is', label: t('member'), takes: wholeAddress },
        filters.active,
      ]}
      card={{
        title: card.title,
        details: (row) => [
          <Type key="type" {...row} />,
          row.type === 'distribution' ? (
            <span key="members">
              {t('column.members')}: <MemberCount {...row} />
            </span>
          ) : null,
          ...card.lastDetails(row),
        ],
      }}
      to={({ id }) => listAddress(id)}
      add={{ label: t('add.title'), needs: 'addList', content: (close) => <AddListPanel close={close} /> }}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exportAction="exportLists"
      headActions={headActions}
    />
  );
}
