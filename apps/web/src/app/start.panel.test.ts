import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as home } from '../features/home/messages/en.ts';
import { messages as session } from '../features/session/messages/en.ts';
import { stubLayout } from '../testing/made-up-server.ts';
import { type Replies, refused, stubServer, waitFor } from '../testing/shown-panel.tsx';

/** As a browser that opens an address: the modules of the panel are new, its router reads the address anew. */
async function openPanel(address: string, replies: Replies = {}): Promise<void> {
  stubServer(replies);
  window.history.replaceState(null, '', address);
  vi.resetModules();
  const { startPanel } = await import('./start-panel.tsx');
  const { router } = await import('./router.ts');
  const root = await startPanel(document.body.appendChild(document.createElement('div')));
  closePanel = () => {
    root.unmount();
    // It has put itself between the page and its addresses.
    router.history.destroy();
  };
}
let closePanel: () => void = () => undefined;

const heading = () => document.querySelector('h1')?.textContent;
const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  stubLayout();
  localStorage.setItem('language', 'en');
});
afterEach(() => {
  closePanel();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a token in the address', () => {
  it.each(['/domains/domainlist?token=T', '/nope?token=T&view=1'])(
    'of %s leads to home, address and screen',
    async (opened) => {
      await openPanel(opened);
      await waitFor(() => expect(heading()).toBe(home.title));
      expect(address()).toBe('/home');
    },
  );

  it('leads to the login page when the admin info fails, wherever it was', async () => {
    await openPanel('/domains/domainlist?token=T', { getAdminInfo: () => refused('session_invalid') });
    await waitFor(() => expect(heading()).toBe(session.login.title));
    expect(address()).toBe('/login');
  });
});
