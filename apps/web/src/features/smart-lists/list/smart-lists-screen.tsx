import { smartListProtections, smartListTypes } from '@posthouse/contract/features/smart-lists';
import { useExplainAction } from '../../../domain/address-route/explain-address.tsx';
import { useAddressActions } from '../../../domain/addresses/use-address-actions.tsx';
import { useAddressList } from '../../../domain/addresses/use-address-list.tsx';
import { wholeAddress } from '../../../domain/filter-texts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AreaTabs } from '../../../ui/page/area-tabs.tsx';
import { ListScreen } from '../../../ui/table/list-screen.tsx';
import { AddSmartListForm } from '../add/add-smart-list-form.tsx';
import { smartListAddress } from '../smart-list.ts';
import { MemberCount, Protection, Type } from './smart-list-cells.tsx';

/** Lists with rules about who can post. */
export function SmartListsScreen() {
  const { t } = useTranslation('smart-lists');
  const { columns, filters, card, ...list } = useAddressList('smart-lists', { email: 190, note: 90 });
  const { rowActions, bulkActions } = useAddressActions('smart-lists');
  const explain = useExplainAction();
  return (
    <ListScreen
      action="getSmartLists"
      {...list}
      tabs={<AreaTabs area="/smartlists" label="smartLists" />}
      columns={[
        columns.email,
        { field: 'type', label: t('column.type'), width: 190, cell: (row) => <Type {...row} /> },
        {
          field: 'protection',
          label: t('column.protection'),
          width: 135,
          cell: (row) => <Protection {...row} />,
        },
        {
          field: 'members',
          label: t('column.members'),
          width: 115,
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
          choices: smartListTypes.map((value) => ({ value, label: t(`type.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'protection',
          label: t('column.protection'),
          choices: smartListProtections.map((value) => ({ value, label: t(`protection.${value}`) })),
        },
        { kind: 'text', name: 'member', match: 'is', label: t('member'), takes: wholeAddress },
        filters.active,
      ]}
      card={{
        title: card.title,
        details: (row) => [
          <Type key="type" {...row} />,
          <span key="protection">
            {t('column.protection')}: <Protection {...row} />
          </span>,
          row.type === 'members' ? (
            <span key="members">
              {t('column.members')}: <MemberCount {...row} />
            </span>
          ) : null,
          ...card.lastDetails(row),
        ],
      }}
      to={({ id }) => smartListAddress(id)}
      add={{
        label: t('add.title'),
        needs: 'addSmartList',
        content: (close) => <AddSmartListForm close={close} />,
      }}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exportAction="exportSmartLists"
      headActions={[explain]}
    />
  );
}
