import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { ChunkError } from '../api/load-chunk.ts';
import { queryClient } from '../api/query-client.ts';
import { messages as domains } from '../features/domains/messages/en.ts';
import { messages as home } from '../features/home/messages/en.ts';
import { messages as shared } from '../i18n/messages/en.ts';
import {
  adminInfo,
  done,
  expectText,
  leavePanel,
  path,
  press,
  showPanel,
  stubServer,
  unreachable,
  waitFor,
} from '../testing/shown-panel.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { router } from './router.ts';

afterEach(leavePanel);

const heading = () => document.querySelector('h1')?.textContent;
const noRows = { rows: [], total: 0, total_capped: 0, next: null, prev: null };

describe('a service that cannot be reached', () => {
  it('leads to error-5 when the panel starts, and home again once it answers', async () => {
    let isDown = false;
    const getAdminInfo = () => {
      if (isDown) return unreachable();
      isDown = true;
      return done(adminInfo);
    };
    await showPanel('/settings/password', { getAdminInfo });
    await waitFor(() => expect(path()).toBe('/error-5'));
    await waitFor(() => expect(heading()).toBe(shared.errorPages.title5));
    stubServer({});
    await press(shared.errorPages.home);
    await waitFor(() => expect(heading()).toBe(home.title));
  });

  it('leads to error-5 when a screen loads for the first time', async () => {
    await showPanel('/settings/password', { getDomains: unreachable });
    await router.navigate({ href: '/domains/domainlist' });
    await waitFor(() => expect(path()).toBe('/error-5'));
    expect(router.state.location.state.failed).toBe('/domains/domainlist');
  });

  it('is tried again once by itself, then when asked, where one question alone gets no answer', async () => {
    let asked = 0;
    const getDomains = () => {
      asked += 1;
      return unreachable();
    };
    await showPanel('/settings/password', { getDomains });
    let looks = 0;
    const getClientConfig = () => {
      looks += 1;
      return done({ version: 'first', legacyurl: '' });
    };
    stubServer({ getDomains, getClientConfig });
    await router.navigate({ href: '/domains/domainlist' });
    // Asked, and once more by the retry of the network; the same again after the way back.
    await waitFor(() => expect(asked).toBe(4));
    await waitFor(() => expect(path()).toBe('/error-5'));
    const before = looks;
    await waitFor(() => expect(looks).toBeGreaterThan(before));
    expect(path()).toBe('/error-5');
    expect(asked).toBe(4);
    await expectText(shared.action.retry);
  });

  it('leaves a screen that was loaded before where it is', async () => {
    let isDown = false;
    await showPanel('/domains/domainlist', { getDomains: () => (isDown ? unreachable() : done(noRows)) });
    await waitFor(() => expect(heading()).toBe(domains.title));
    await waitFor(() =>
      expect(queryClient.getQueriesData({ queryKey: ['getDomains'] })[0]?.[1]).toEqual(noRows),
    );
    isDown = true;
    await router.navigate({ href: '/domains/domainlist?search=other' });
    await expectText(shared.errors.network);
    expect(path()).toBe('/domains/domainlist');
  });

  it('is told from a part of the panel that is gone', async () => {
    const { loader } = lazyScreen({ texts: [], load: () => Promise.reject(new Error('gone')) });
    stubServer({});
    await expect(loader()).rejects.toBeInstanceOf(ChunkError);
    stubServer({ getClientConfig: unreachable });
    const failure = await loader().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'network' });
    vi.unstubAllGlobals();
  });
});
