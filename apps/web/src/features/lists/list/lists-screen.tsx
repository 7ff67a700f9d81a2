import { listTypes } from '@posthouse/contract/features/lists';
import { useTranslation } from 'react-i18next';
import { ExplainAddressButton } from '../../../domain/address-route/explain-address.tsx';
import { AddressState } from '../../../domain/addresses/address-state.tsx';
import { useAddressActions } from '../../../domain/addresses/use-address-actions.ts';
import { wholeAddress, wholeDomain } from '../../../domain/filter-texts.ts';
import { ImportButton } from '../../../domain/import-button.tsx';
import { InternationalName } from '../../../domain/international-name.tsx';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { AreaTabs } from '../../../ui/page/area-tabs.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { AddListPanel } from '../add/add-list-panel.tsx';
import { listAddress, type MailList } from '../mail-list.ts';
import { MemberCount, Type } from './list-cells.tsx';

/** The distribution lists and retrainers of the account. */
export function ListsScreen() {
  const { t } = useTranslation('lists');
  const { t: shared } = useTranslation();
  const { rowActions, bulkActions } = useAddressActions('lists');
  return (
    <ListScreen
      action="getLists"
      title={t('title')}
      purpose={t('purpose')}
      tabs={<AreaTabs area="/lists" label="lists" />}
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
          cell: nameCell,
        },
        { field: 'type', label: t('column.type'), width: 220, cell: (row) => <Type {...row} /> },
        {
          field: 'members',
          label: t('column.members'),
          width: 125,
          align: 'end',
          isSortable: true,
          cell: (row) => <MemberCount {...row} />,
        },
        { field: 'note', label: t('column.note'), width: 160, grow: 1 },
        {
          field: 'active',
          label: t('column.active'),
          width: 125,
          cell: ({ active }) => <AddressState catalog="lists" active={active} />,
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
          choices: listTypes.map((value) => ({ value, label: t(`type.${value}`) })),
        },
        { kind: 'text', name: 'member', match: 'is', label: t('member'), takes: wholeAddress },
        { kind: 'yesNo', name: 'active', label: t('state.active') },
      ]}
      card={{
        title: nameCell,
        details: (row) => [
          <Type key="type" {...row} />,
          row.type === 'distribution' ? (
            <span key="members">
              {shared('members.title')}: <MemberCount {...row} />
            </span>
          ) : null,
          row.note,
          <AddressState key="state" catalog="lists" active={row.active} />,
        ],
      }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      to={({ id }) => listAddress(id)}
      add={{ label: t('add.title'), needs: 'addList', content: (close) => <AddListPanel close={close} /> }}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exportAction="exportLists"
      headActions={
        <>
          <ExplainAddressButton />
          <ImportButton to="/lists/import" needs="addListMembers" label={t('importMembers')} />
        </>
      }
    />
  );
}

const nameCell = ({ email, unicode }: MailList) => <InternationalName ascii={email} unicode={unicode} />;
