import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type GoToItem, matches, registerGoTo } from '../../ui/go-to/go-to-registry.ts';
import { useVisibleScreens } from './use-menu.ts';

/** Feeds "go to anything" with the screens this admin may see. */
export function useScreenFinder(): void {
  const { t } = useTranslation();
  const visible = useVisibleScreens();
  useEffect(() => {
    const screens: GoToItem[] = visible.flatMap(({ path, name }) =>
      name ? [{ id: path, to: path, title: t(`menu.${name}`), hint: t('goTo.screen') }] : [],
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
    registerGoTo({
      id: 'screens',
      find: (text) => [...screens, ...own].filter(({ title, hint }) => matches(`${title} ${hint}`, text)),
    });
  }, [visible, t]);
}
