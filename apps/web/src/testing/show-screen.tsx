import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { dismissAll } from '../api/notification-store.ts';
import { queryClient } from '../api/query-client.ts';
import { endSession } from '../api/session.ts';
import type { Session } from '../api/session-storage.ts';
import { loadCatalogs } from '../i18n/catalogs.ts';
import type { CatalogName } from '../i18n/texts.ts';
import { ThemeRoot } from '../ui/theme/theme-root.tsx';
import { type MadeUpServer, type SentRequest, stubLayout, stubNetwork } from './made-up-server.ts';
import { startMadeUpSession } from './made-up-session.ts';

interface ShownScreen {
  readonly container: HTMLElement;
  readonly requests: readonly SentRequest[];
  /** The address as the screen left it. */
  readonly address: () => string;
  readonly leave: () => Promise<void>;
}

interface Showing {
  readonly server: MadeUpServer;
  readonly texts?: readonly CatalogName[];
  readonly address?: string;
  /** Who looks, where it is not the main admin. */
  readonly session?: Partial<Session>;
}

/** Draws a screen on a narrow window, in English, before a server that the test plays. */
export async function showScreen(
  Screen: () => ReactNode,
  { server, texts = [], address = '/', session = {} }: Showing,
): Promise<ShownScreen> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  stubLayout();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const requests = stubNetwork(server);
  startMadeUpSession(session);
  await loadCatalogs(['shared', ...texts]);
  queryClient.clear();
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => {
    await router.load();
    root.render(
      <QueryClientProvider client={queryClient}>
        <ThemeRoot>
          <RouterProvider router={router as never} />
        </ThemeRoot>
      </QueryClientProvider>,
    );
  });
  return {
    container,
    requests,
    address: () => router.state.location.href,
    leave: async () => {
      await act(async () => root.unmount());
      container.remove();
      endSession('asked');
      dismissAll();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    },
  };
}

/** Not the clock of the screen, which the test runs fast. */
const realTimeout = globalThis.setTimeout;
const longestWaitMs = 20_000;

/** Waits until something is on screen; the screen draws and loads meanwhile, ten times as fast as usual. */
export async function until<Found>(look: () => Found | null | undefined | false): Promise<Found> {
  const start = performance.now();
  while (performance.now() - start < longestWaitMs) {
    const found = look();
    if (found) return found;
    await act(async () => {
      await vi.advanceTimersByTimeAsync(50);
      await new Promise((resolve) => realTimeout(resolve, 5));
    });
  }
  throw new Error(`not on screen; there is: ${document.body.textContent}`);
}

export async function press(element: Element): Promise<void> {
  await act(async () => (element as HTMLElement).click());
}

export async function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => {
    input.focus();
    // React hears of a value only when it is set past its own property.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** A button, link, menu item or checkbox by what it is called. */
export function named(name: string): HTMLElement | undefined {
  const candidates = [...document.querySelectorAll<HTMLElement>('button, a, [role=menuitem], input')];
  return candidates.find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === name,
  );
}
