import { readableName } from '@posthouse/contract/fields/readable-name';
import { Trash2 } from 'lucide-react';
import { useFilterTestAction } from '../../domain/filter-test/filter-test.tsx';
import { wholeAddress, wholeDomain } from '../../domain/filter-texts.ts';
import { InternationalName } from '../../domain/international-name.tsx';
import { suggestDomains } from '../../domain/suggest-domains.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import type { BulkAction, RowAction } from '../../ui/table/definition/list-actions.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';

type KnownSender = RowOf<'getAutoWhitelist'>;

/** Whom users have written to, and whose answers are therefore welcome. */
export function AutoWhitelistScreen() {
  const { t } = useTranslation('auto-whitelist');
  const { rowActions, bulkActions } = useRemoval();
  const headActions = [useFilterTestAction()];
  return (
    <ListScreen
      action="getAutoWhitelist"
      title={t('title')}
      purpose={t('purpose')}
      tabs={<AreaTabs area="/filtering" label="filtering" />}
      searchLabel={t('search')}
      nameOf={({ unicode }) => unicode}
      order={{ by: 'last_at', dir: 'desc' }}
      columns={[
        {
          field: 'address',
          label: t('column.address'),
          width: 240,
          grow: 2,
          isMain: true,
          isSortable: true,
          cell: nameCell,
        },
        { field: 'email', label: t('column.email'), width: 220, grow: 2, cell: writerCell },
        {
          field: 'domain',
          label: t('column.domain'),
          width: 180,
          grow: 1,
          cell: ({ domain }) => readableName(domain),
        },
        {
          field: 'last_at',
          label: t('column.last'),
          width: 150,
          isSortable: true,
          cell: ({ last_at }) => <RelativeTime time={last_at} />,
        },
        {
          field: 'first_at',
          label: t('column.first'),
          width: 150,
          isHidden: true,
          cell: ({ first_at }) => <RelativeTime time={first_at} />,
        },
      ]}
      filters={[
        {
          ...{ kind: 'text', name: 'domain', match: 'is', label: t('column.domain') },
          takes: wholeDomain,
          suggest: suggestDomains,
        },
        { kind: 'text', name: 'email', match: 'is', label: t('column.email'), takes: wholeAddress },
      ]}
      card={{
        title: nameCell,
        details: (row) => [
          row.email ? t('writtenBy', { name: readableName(row.email) }) : readableName(row.domain),
          <RelativeTime key="last" time={row.last_at} />,
        ],
      }}
      empty={{
        title: t('empty'),
        hint: (
          <>
            {t('emptyHint')} <Link to="/filtering/settings">{t('settings')}</Link>
          </>
        ),
      }}
      headActions={headActions}
      rowActions={rowActions}
      bulkActions={bulkActions}
    />
  );
}

function useRemoval() {
  const { t } = useTranslation('auto-whitelist');
  const remove = { command: 'removeAutoWhitelist', icon: Trash2, isDestructive: true } as const;
  const rowActions = ({ id, unicode }: KnownSender): readonly RowAction[] => [
    {
      ...remove,
      label: t('row.remove'),
      input: { ids: [id] },
      confirm: { title: t('ask.removeOne', { name: unicode }), consequences: t('ask.removeText') },
    },
  ];
  const bulkActions: readonly BulkAction[] = [
    {
      ...remove,
      label: (count) => t('bulk.remove', { ...count }),
      confirm: { title: (count) => t('ask.remove', { ...count }), consequences: t('ask.removeText') },
    },
  ];
  return { rowActions, bulkActions };
}

const nameCell = ({ address, unicode }: KnownSender) => (
  <InternationalName ascii={address} unicode={unicode} />
);
const writerCell = ({ email }: KnownSender) => readableName(email);
