import type { Page } from '@playwright/test';

export interface PageLoad {
  /** Paths of files and names of actions; what the browser has already is no request. */
  readonly requests: readonly string[];
  /** Over the wire, of scripts and style sheets. */
  readonly codeBytes: number;
  /** Until the heading and all that it asked for are there. */
  readonly ms: number;
}

/** Opens an address and tells what it took; every request waits that long for its answer. */
export async function measureLoad(page: Page, path: string, delayMs = 0): Promise<PageLoad> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const noLimit = { downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: delayMs, ...noLimit });
  const names = new Map<string, string>();
  const kept = new Set<string>();
  const code = new Set<string>();
  let codeBytes = 0;
  network.on('Network.requestWillBeSent', ({ requestId, request: { url, postData }, type }) => {
    if (!url.startsWith('http')) return;
    names.set(requestId, postData?.split('&', 1)[0] ?? new URL(url).pathname);
    if (type === 'Script' || type === 'Stylesheet' || url.endsWith('.js')) code.add(requestId);
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response: { fromDiskCache } }) => {
    if (fromDiskCache) kept.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (code.has(requestId) && !kept.has(requestId)) codeBytes += encodedDataLength;
  });
  const startedAt = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  const ms = performance.now() - startedAt;
  await page.waitForLoadState('networkidle');
  await network.detach();
  return { requests: [...names].filter(([id]) => !kept.has(id)).map(([, name]) => name), codeBytes, ms };
}

/** Issue 22: what a browser that has nothing of the panel may load for the login page, and after it for a list. */
export const loadLimits = {
  login: { requests: 12, codeBytes: 200_000, ms: 2_500 },
  list: { requests: 15, codeBytes: 350_000, ms: 3_000 },
} as const;
