import { smartListProtections, smartListTypes } from '@posthouse/contract/features/smart-lists';
import { useTranslation } from 'react-i18next';
import { ExplainAddressButton } from '../../../domain/address-route/explain-address.tsx';
import { AddressState } from '../../../domain/addresses/address-state.tsx';
import { useAddressActions } from '../../../domain/addresses/use-address-actions.ts';
import { wholeAddress, wholeDomain } from '../../../domain/filter-texts.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { AreaTabs } from '../../../ui/page/area-tabs.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { AddSmartListForm } from '../add/add-smart-list-form.tsx';
import { smartListAddress } from '../smart-list.ts';
import { MemberCount, Name, Protection, Type } from './smart-list-cells.tsx';

/** Lists with rules about who can post. */
export function SmartListsScreen() {
  const { t } = useTranslation('smart-lists');
  const { rowActions, bulkActions } = useAddressActions('smart-lists');
  return (
    <ListScreen
      action="getSmartLists"
      title={t('title')}
      purpose={t('purpose')}
      tabs={<AreaTabs area="/smartlists" label="smartLists" />}
      searchLabel={t('search')}
      nameOf={({ unicode }) => unicode}
      order={{ by: 'email', dir: 'asc' }}
      columns={[
        {
          field: 'email',
          label: t('column.email'),
          width: 190,
          grow: 2,
          isMain: true,
          isSortable: true,
          cell: (row) => <Name {...row} />,
        },
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
        { field: 'note', label: t('column.note'), width: 90, grow: 1 },
        {
          field: 'active',
          label: t('column.active'),
          width: 125,
          cell: ({ active }) => <AddressState catalog="smart-lists" active={active} />,
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
        { kind: 'yesNo', name: 'active', label: t('state.active') },
      ]}
      card={{
        title: (row) => <Name {...row} />,
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
          row.note,
          <AddressState key="state" catalog="smart-lists" active={row.active} />,
        ],
      }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      to={({ id }) => smartListAddress(id)}
      add={{
        label: t('add.title'),
        needs: 'addSmartList',
        content: (close) => <AddSmartListForm close={close} />,
      }}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exportAction="exportSmartLists"
      headActions={<ExplainAddressButton />}
    />
  );
}
