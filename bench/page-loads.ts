import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { loadLimits, measureLoad, type PageLoad } from '../e2e/page-load.ts';
import { type PanelProcess, startPanelProcess } from '../e2e/panel-process.ts';
import playwrightConfig from '../e2e/playwright.config.ts';
import { storeSession, tokenOf } from '../e2e/stored-session.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';

/**
 * What the login page and a list load in a browser that has nothing of the panel yet, and how long that takes when every
 * request waits 400 ms. A list is opened in two ways: after the login page, and by its address.
 */
const delayMs = Number(process.env['BENCH_DELAY'] ?? 400);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const list = process.env['BENCH_PATH'] ?? '/users/list';
const limits = {
  login: loadLimits.login,
  'list after login': loadLimits.list,
  'list by address': {
    requests: loadLimits.login.requests + loadLimits.list.requests,
    codeBytes: loadLimits.login.codeBytes + loadLimits.list.codeBytes,
    ms: loadLimits.list.ms,
  },
} as const;
const login = { username: 'demo', password: 'Demo-password-1' };

await buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'posthouse-bench-'));
await chmod(folder, 0o711);
const env = { DATA_DIR: join(folder, 'data'), PORT: '0', DEMO_PASSWORD: login.password, LOG_LEVEL: 'warn' };
let panel: PanelProcess | undefined;
let browser: Browser | undefined;
try {
  panel = await startPanelProcess(env);
  process.env['PANEL_URL'] = panel.address;
  browser = await chromium.launch(playwrightConfig.use?.launchOptions ?? {});
  const loads: Record<keyof typeof limits, PageLoad[]> = {
    login: [],
    'list after login': [],
    'list by address': [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const after = await newContext(browser, panel);
    const page = await after.newPage();
    loads.login.push(await measureLoad(page, '/login', delayMs));
    await signIn(page);
    loads['list after login'].push(await measureLoad(page, list, delayMs));
    await after.close();
    const direct = await newContext(browser, panel);
    const other = await direct.newPage();
    await signIn(other);
    loads['list by address'].push(await measureLoad(other, list, delayMs));
    await direct.close();
  }
  for (const name of Object.keys(limits) as (keyof typeof limits)[]) report(name, loads[name]);
} finally {
  await browser?.close();
  const ended = panel && new Promise((resolve) => panel?.process.once('exit', resolve));
  panel?.process.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
}

function newContext(within: Browser, { address }: PanelProcess): Promise<BrowserContext> {
  return within.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
}

/** With no page of the panel open: it would take over the session and go on by itself. */
async function signIn(page: Page): Promise<void> {
  await page.goto('about:blank');
  await storeSession(page, await tokenOf(page.request, login));
}

function report(name: keyof typeof limits, loads: readonly PageLoad[]): void {
  const most = limits[name];
  const middle = (pick: (load: PageLoad) => number) =>
    loads.map(pick).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;
  const requests = middle((load) => load.requests.length);
  const kilobytes = Math.round(middle(({ codeBytes }) => codeBytes) / 1000);
  const seconds = middle(({ ms }) => ms) / 1000;
  console.log(
    `${name}: ${requests} requests (at most ${most.requests}), ${kilobytes} kB of code (at most ${most.codeBytes / 1000}), ${seconds.toFixed(1)} s (at most ${most.ms / 1000})`,
  );
}
