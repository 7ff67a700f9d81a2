import { useLoginList } from '../../../domain/logins/use-login-list.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListSection } from '../../../ui/table/list-screen.tsx';
import { UserPage } from '../page/user-page.tsx';

/** When and from where mail programs logged in as the user, also under former addresses. */
export function LoginsScreen() {
  return <UserPage tab="logins">{({ id }) => <UserLogins user={id} />}</UserPage>;
}

function UserLogins({ user }: { readonly user: string }) {
  const { t } = useTranslation('last-logins');
  return (
    <ListSection
      {...useLoginList({ isOfOne: true })}
      title={t('title')}
      given={{ user }}
      empty={{ title: t('emptyOf'), hint: t('emptyHint') }}
    />
  );
}
