import { useHistoryList } from '../../../domain/history/use-history-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListSection } from '../../../ui/table/list-screen.tsx';
import { DomainPage } from '../page/domain-page.tsx';

/** What happened to the domain, and in it. */
export function HistoryScreen() {
  return <DomainPage tab="history">{({ domain }) => <DomainHistory domain={domain} />}</DomainPage>;
}

function DomainHistory({ domain }: { readonly domain: string }) {
  const { t } = useTranslation('domains');
  return (
    <ListSection
      {...useHistoryList()}
      title={t('page.history')}
      given={{ domain }}
      empty={{ title: t('history.empty'), hint: t('history.emptyHint') }}
    />
  );
}
