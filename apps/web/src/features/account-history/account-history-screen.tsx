import { useHistoryList } from '../../domain/history/use-history-list.tsx';
import { suggestDomains } from '../../domain/suggest-domains.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import { ListScreen } from '../../ui/table/list-screen.tsx';

/** Who changed what, when, from where. */
export function AccountHistoryScreen() {
  const { t } = useTranslation('account-history');
  const { filters = [], ...list } = useHistoryList();
  return (
    <ListScreen
      {...list}
      title={t('title')}
      purpose={t('purpose')}
      tabs={<AreaTabs area="/logs" label="logs" />}
      filters={[
        ...filters,
        {
          ...{ kind: 'text', name: 'domain', label: t('column.domain'), match: 'is' },
          suggest: suggestDomains,
        },
      ]}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  );
}
