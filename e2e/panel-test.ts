import { randomBytes, randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test';
import { operatorAt } from './panel-process.ts';
import config from './playwright.config.ts';
import { isStoragePage, type Login, storeSession, tokenOf, writeStorage } from './stored-session.ts';

export { expect };

export interface TestAccount extends Login {
  readonly email: string;
}

interface PanelFixtures {
  /** Limits of the account, as the operator's command line takes them: `maxexemails=3`. */
  limits: readonly string[];
  /** How many days ago the account was made, and its password with it. */
  ageDays: number;
  /** In a browser of its own: for what changes its clock, connection or permissions, or what it has loaded. */
  isFresh: boolean;
  /** An account of its own, so that tests do not meet. */
  account: TestAccount;
  /** Fails the test when the content security policy stopped something, or an error reached nobody. */
  complaints: string[];
}

interface WorkerFixtures {
  /** The browser of most tests of a worker: it has the panel's scripts already, and nothing of the test before. */
  keptContext: BrowserContext;
}

export const test = base.extend<PanelFixtures, WorkerFixtures>({
  limits: [[], { option: true }],
  ageDays: [0, { option: true }],
  isFresh: [false, { option: true }],
  baseURL: async ({}, use) => use(process.env['PANEL_URL'] ?? ''),
  // A client address of its own keeps a test out of the limits of others.
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(1, 255)}` }),
  keptContext: [
    async ({ browser }, use) => {
      const baseURL = process.env['PANEL_URL'] ?? '';
      const { viewport = null, contextOptions } = config.use ?? {};
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL });
      await reportPolicyViolations(context);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, isFresh, keptContext, extraHTTPHeaders }, use) => {
    if (isFresh) {
      // It gets the options of the test by itself.
      const fresh = await browser.newContext();
      await reportPolicyViolations(fresh);
      await use(fresh);
      return fresh.close();
    }
    await keptContext.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await keptContext.clearCookies();
    await writeStorage(keptContext, {});
    await use(keptContext);
    for (const page of keptContext.pages()) if (!isStoragePage(page)) await page.close();
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (/content security policy/i.test(message.text())) complaints.push(message.text());
      };
      const onError = (error: WebError) => complaints.push(String(error.error().stack));
      context.on('console', onConsole);
      context.on('weberror', onError);
      await use(complaints);
      context.off('console', onConsole);
      context.off('weberror', onError);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ limits, ageDays }, use) => use(await createAccount(limits, ageDays)),
});

async function reportPolicyViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // biome-ignore lint/suspicious/noConsole: the way out of the page, read by the test
      console.error(`Content Security Policy: ${violatedDirective} stopped ${blockedURI}`);
    });
  });
}

export async function createAccount(limits: readonly string[], ageDays = 0): Promise<TestAccount> {
  const username = `t${randomBytes(5).toString('hex')}`;
  const account = { username, password: 'Correct-horse-7', email: `${username}@admins.example` };
  await operatorAt(
    new Date(Date.now() - ageDays * dayMs),
    'account',
    'create',
    '--name',
    username,
    '--email',
    account.email,
    '--password',
    account.password,
    ...limits.flatMap((limit) => ['--limit', limit]),
  );
  return account;
}

const dayMs = 86_400_000;

/** Signs in without the login page; answers the token. The test opens the screen it is about. */
export async function signIn(page: Page, login: Login): Promise<string> {
  const token = await tokenOf(page.request, login);
  await storeSession(page, token);
  return token;
}

/** Goes there and waits until everything is. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLoaded(page);
}

/** The screen is there, with everything it asked the server for. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The address the panel shows, without its query. */
export async function expectAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

/** Goes there as people without a mouse do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostTabs; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostTabs} times Tab did not lead to ${String(target)}`);
}
const mostTabs = 60;

/** What hinders somebody on the page as it is. */
export async function accessibilityFindings(page: Page, withoutFrame = false): Promise<string[]> {
  // What the top bar half covers would be too small to press there, and only there.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Its half a megabyte is read once per page, not twice per look.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page });
  if (withoutFrame) builder.exclude('header:not(main *)').exclude('nav:not(main *)');
  const { violations } = await builder
    // The panel has no frames: what the other mode does for them takes twice as long.
    .setLegacyMode()
    // Nobody reads what is fine, and nothing plays by itself, for which alone axe would read every style sheet.
    .options({ reporter: 'no-passes', preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** The crawl asks this of every screen and dialog; a test asks where it alone comes to a state. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([]);
}
