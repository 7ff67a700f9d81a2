import { useHistoryList } from '../../../domain/history/use-history-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListSection } from '../../../ui/table/list-screen.tsx';
import { UserPage } from '../page/user-page.tsx';

/** What happened to the user, also under its former addresses. */
export function HistoryScreen() {
  return <UserPage tab="history">{({ email }) => <UserHistory user={email} />}</UserPage>;
}

function UserHistory({ user }: { readonly user: string }) {
  const { t } = useTranslation('users');
  return (
    <ListSection
      {...useHistoryList()}
      title={t('page.history')}
      given={{ user }}
      empty={{ title: t('overview.history.empty'), hint: t('overview.history.emptyHint') }}
    />
  );
}
