import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type GoToItem, type GoToSearch, matches } from '../../ui/go-to/go-to-search.ts';
import { useVisibleScreens } from './use-menu.ts';

/** What "go to anything" searches: the screens this admin may see, and the things these screens find. */
export function useGoToSearches(): readonly GoToSearch[] {
  const { t } = useTranslation();
  const { t: menu } = useTranslation('menu');
  const visible = useVisibleScreens();
  return useMemo(() => {
    const screens: GoToItem[] = visible.flatMap(({ path, name }) =>
      name ? [{ id: path, to: path, title: menu(name), hint: t('goTo.screen') }] : [],
    );
    const own: GoToItem[] = [
      {
        id: 'password',
        to: '/settings/password',
        title: t('account.changePassword'),
        hint: t('account.title'),
      },
      { id: 'sessions', to: '/settings/sessions', title: t('account.sessions'), hint: t('account.title') },
    ];
    const byName: GoToSearch = (text) =>
      [...screens, ...own].filter(({ title, hint }) => matches(`${title} ${hint}`, text));
    const things = visible.flatMap(({ find, name }): GoToSearch[] =>
      find
        ? [
            async (text, signal) => {
              // Nothing is worth asking the server for before something is typed.
              const found = text === '' ? [] : await find(text, signal);
              return found.map((thing) => ({ ...thing, hint: menu(name ?? '') }));
            },
          ]
        : [],
    );
    return [byName, ...things];
  }, [visible, t, menu]);
}
