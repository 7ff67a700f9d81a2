import Box from '@mui/material/Box';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../../api/load-chunk.ts';
import { refreshDetails } from '../../api/sign-in.ts';
import { useAction } from '../../api/use-action.ts';
import { loadCatalogs } from '../../i18n/catalogs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisibleScreens } from '../../ui/navigation/screen.ts';
import { belowNotice, roomBelow } from '../../ui/page/use-published-height.ts';
import { useIsNarrow, useIsWide } from '../../ui/page/window-width.ts';
import { handleShortcutKey, useShortcut } from '../../ui/shortcuts/shortcut-store.ts';
import { colours, sizes } from '../../ui/theme/tokens.ts';
import { AutoLogout } from '../auto-logout/auto-logout.tsx';
import { useNewVersion } from '../notices/use-new-version.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useVisibleScreens } from './use-menu.ts';
import { useRecentScreens } from './use-recent-screens.ts';
import { ViewingBar } from './viewing-bar.tsx';

const GoTo = lazy(async () => {
  const [{ GoTo: component }] = await loadChunk(() =>
    Promise.all([import('./go-to.tsx'), loadCatalogs(['goTo'])]),
  );
  return { default: component };
});
const ShortcutsDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../../ui/shortcuts/shortcuts-dialog.tsx'))).ShortcutsDialog,
}));

/** The common layout of the signed-in area: top bar, side menu, screen. */
export function Frame() {
  useNewVersion();
  useSessionRefresh();
  const visible = useVisibleScreens();
  useRecentScreens(visible);
  const isWide = useIsWide();
  const isPhone = useIsNarrow();
  const drawer = useDrawer(isPhone);
  const dialogs = useDialogs();

  return (
    <>
      <SkipLink />
      <TopBar
        {...(isPhone ? { onOpenMenu: drawer.open } : {})}
        onSearch={() => dialogs.open('goTo')}
        onShortcuts={() => dialogs.open('shortcuts')}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {isPhone ? (
          <MenuDrawer isOpen={drawer.isOpen} onClose={drawer.close} />
        ) : (
          <Box
            sx={{
              position: 'sticky',
              // What opens beside an icon lies over the screen.
              zIndex: 'mobileStepper',
              top: belowNotice(sizes.topBar),
              flexShrink: 0,
              width: isWide ? sizes.menu : sizes.menuCollapsed,
              height: `calc(100vh - ${belowNotice(sizes.topBar)})`,
              overflowY: 'auto',
              borderRight: `1px solid ${colours.border}`,
            }}
          >
            <SideMenu isCollapsed={!isWide} />
          </Box>
        )}
        <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
          <Box
            sx={{
              maxWidth: sizes.content,
              margin: '0 auto',
              padding: { xs: '20px 16px', md: 6 },
              // Whatever floats at the bottom never covers the last button.
              paddingBottom: { xs: roomBelow(80), md: roomBelow(80) },
            }}
          >
            <VisibleScreens value={visible}>
              <Outlet />
            </VisibleScreens>
          </Box>
        </Box>
      </Box>
      <ViewingBar />
      <AutoLogout />
      <Suspense>
        {dialogs.shown === 'goTo' ? <GoTo onClose={dialogs.close} /> : null}
        {dialogs.shown === 'shortcuts' ? <ShortcutsDialog onClose={dialogs.close} /> : null}
      </Suspense>
    </>
  );
}

function useDrawer(isPhone: boolean) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [openedAt, setOpenedAt] = useState<string>();
  return {
    // Going somewhere closes it.
    isOpen: isPhone && openedAt === path,
    open: () => setOpenedAt(path),
    close: () => setOpenedAt(undefined),
  };
}

function useDialogs() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'goTo' | 'shortcuts'>();
  useShortcut('?', t('shortcuts.title'), () => setShown('shortcuts'));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setShown('goTo');
      } else {
        handleShortcutKey(event);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return { shown, open: setShown, close: () => setShown(undefined) };
}

const freshMs = 60_000;

/** Timeout and warnings may have changed since they were stored; of rights every answer tells. */
function useSessionRefresh(): void {
  const info = useAction('getAdminInfo', {}, { staleMs: freshMs }).data;
  useEffect(() => {
    if (info) refreshDetails(info);
  }, [info]);
}
