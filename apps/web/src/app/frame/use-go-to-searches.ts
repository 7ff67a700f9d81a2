import { languageNames, languages } from '@posthouse/contract/core/languages';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { can } from '../../api/access.ts';
import { changeLanguage } from '../../api/change-language.ts';
import { useSession } from '../../api/session.ts';
import { signOut } from '../../api/sign-in.ts';
import { useCommand } from '../../api/use-command.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type GoToItem, type GoToSearch, rankOf } from '../../ui/go-to/go-to-search.ts';
import { recentPlaces } from '../../ui/go-to/recent-places.ts';
import type { Screen } from '../../ui/navigation/screen.ts';
import { useVisibleScreens } from './use-menu.ts';

/** What "go to anything" searches: screens and actions by name and by other words, and the things that screens find. */
export function useGoToSearches(): readonly GoToSearch[] {
  const visible = useVisibleScreens();
  const screens = useScreenItems(visible);
  const actions = useActionItems(visible);
  const languageItems = useLanguageItems();
  const recent = useRecentItems(visible, screens);
  const things = useThings(visible);
  return useMemo(() => {
    const places: readonly GoToItem[] = [...screens, ...actions, ...languageItems];
    const byName: GoToSearch = (text) =>
      text === ''
        ? withoutRepeats([...recent, ...places.filter(({ isQuiet }) => !isQuiet)])
        : places.filter((item) => rankOf(item, text) !== undefined);
    return [byName, ...things];
  }, [screens, actions, languageItems, recent, things]);
}

function useScreenItems(visible: readonly Screen[]): readonly GoToItem[] {
  const { t } = useTranslation();
  const { t: menu } = useTranslation('menu');
  const { t: goTo } = useTranslation('goTo');
  return useMemo(
    () =>
      visible.flatMap(({ path, name }) =>
        name
          ? [
              {
                id: path,
                title: menu(name),
                hint: isNamedTwice(visible, name) ? menu(areaName(visible, path)) : t('goTo.screen'),
                words: goTo(`words.${name}`),
                target: { to: path },
                isPlace: true,
              },
            ]
          : [],
      ),
    [visible, t, menu, goTo],
  );
}

/** Where the name alone does not tell: each area has a recycle bin. */
const isNamedTwice = (screens: readonly Screen[], name: string) =>
  screens.filter((screen) => screen.name === name).length > 1;

const areaOf = (path: string) => String(path.split('/')[1]);

/** An area is called like the first of its screens. */
const areaName = (screens: readonly Screen[], path: string) =>
  screens.find((screen) => screen.name && areaOf(screen.path) === areaOf(path))?.name ?? areaOf(path);

/** Nothing is offered that the server would refuse. */
function useActionItems(visible: readonly Screen[]): readonly GoToItem[] {
  const { t } = useTranslation();
  const { t: goTo } = useTranslation('goTo');
  const session = useSession();
  return useMemo(() => {
    const declared = visible.flatMap(({ path, actions = [] }) =>
      actions.map((action) => ({ ...action, to: path })),
    );
    const allowed = declared.filter(
      ({ needs, when }) => (!needs || can(needs)) && (!when || (session !== undefined && when(session))),
    );
    const item = (name: string, target: GoToItem['target']): GoToItem => ({
      id: `action-${name}`,
      title: goTo(`actions.${name}`),
      hint: t('goTo.action'),
      words: goTo(`words.${name}`),
      target,
    });
    return [
      ...allowed.map(({ name, to, target }) => item(name, { ...target, to })),
      item('logOut', { run: () => void signOut('asked') }),
    ];
  }, [visible, session, t, goTo]);
}

/** In every language's own words: whoever cannot read the present one finds theirs too. */
function useLanguageItems(): readonly GoToItem[] {
  const { t } = useTranslation();
  const { t: goTo } = useTranslation('goTo');
  const language = useLanguage();
  const { mutate } = useCommand('setLanguage', { announcedBy: 'screen', changes: [] });
  return useMemo(
    () =>
      languages
        .filter((code) => code !== language)
        .map((code) => ({
          id: `language-${code}`,
          title: goTo('actions.language', { name: languageNames[code] }),
          hint: t('goTo.action'),
          words: goTo('words.language'),
          isQuiet: true,
          target: {
            run: () => void changeLanguage(code).then((isChanged) => isChanged && mutate({ language: code })),
          },
        })),
    [language, mutate, t, goTo],
  );
}

/** Where the admin was before, as far as it can still be seen. */
function useRecentItems(visible: readonly Screen[], screens: readonly GoToItem[]): readonly GoToItem[] {
  const { t } = useTranslation();
  const here = useLocation({ select: ({ pathname }) => pathname });
  return useMemo(
    () =>
      recentPlaces().flatMap((place) => {
        if (place.target.to === here && place.target.open === undefined) return [];
        const screen = screens.find(({ id }) => id === place.id);
        const isSeen = visible.some(({ path, name }) => name && isBelow(place.target.to, path));
        if (!screen && !isSeen) return [];
        return [{ ...(screen ?? place), hint: t('goTo.recent'), isPlace: true }];
      }),
    [visible, screens, here, t],
  );
}

function isBelow(address: string, path: string): boolean {
  return address === path || address.startsWith(`${path}/`);
}

function useThings(visible: readonly Screen[]): readonly GoToSearch[] {
  const { t: menu } = useTranslation('menu');
  return useMemo(
    () =>
      visible.flatMap(({ name = '', find }): GoToSearch[] =>
        find
          ? [
              async (text, signal) => {
                // Nothing is worth asking the server for before something is typed.
                const found = text === '' ? [] : await find(text, signal);
                return found.map((thing) => ({ ...thing, hint: menu(name), isPlace: true }));
              },
            ]
          : [],
      ),
    [visible, menu],
  );
}

function withoutRepeats(items: readonly GoToItem[]): readonly GoToItem[] {
  return items.filter(({ id }, index) => items.findIndex((item) => item.id === id) === index);
}
