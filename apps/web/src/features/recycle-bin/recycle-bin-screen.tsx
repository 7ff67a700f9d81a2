import { recycleDays } from '@posthouse/contract/features/recycle-bin';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '../../ui/list/definition/list-contract.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { useBulkActions, useRowActions } from './use-list-actions.ts';

type Recycled = RowOf<'getRecycleBin'>;

/** What was removed and can still be taken back. */
export function RecycleBinScreen() {
  const { t } = useTranslation('recycle-bin');
  const rowActions = useRowActions();
  const bulkActions = useBulkActions();
  return (
    <ListScreen
      action="getRecycleBin"
      given={{ kind: 'domains' }}
      title={t('title')}
      purpose={t('purpose', { days: recycleDays })}
      tabs={<AreaTabs area="/domains" label="domains" />}
      searchLabel={t('search')}
      nameOf={({ name }) => name}
      order={{ by: 'removed_at', dir: 'desc' }}
      columns={[
        { field: 'name', label: t('column.name'), width: 220, grow: 2, isMain: true },
        { field: 'removed_by', label: t('column.removedBy'), width: 160, grow: 1 },
        {
          field: 'removed_at',
          label: t('column.removedAt'),
          width: 160,
          isSortable: true,
          cell: removedOf,
        },
        { field: 'purge_at', label: t('column.purgeAt'), width: 180, cell: purgedOf },
      ]}
      card={{
        title: ({ name }) => name,
        details: (row) => [
          row.removed_by,
          removedOf(row),
          <span key="purge">
            {t('column.purgeAt')}: {purgedOf(row)}
          </span>,
        ],
      }}
      empty={{ title: t('empty'), hint: t('emptyHint', { days: recycleDays }) }}
      rowActions={rowActions}
      bulkActions={bulkActions}
    />
  );
}

const removedOf = ({ removed_at }: Recycled) => <RelativeTime time={removed_at} />;
const purgedOf = ({ purge_at }: Recycled) => <RelativeTime time={purge_at} />;
