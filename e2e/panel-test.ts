import { randomBytes, randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { operatorAt } from './panel-process.ts';
import { type Login, storeSession, tokenOf } from './stored-session.ts';

export { expect };

export interface TestAccount extends Login {
  readonly email: string;
}

interface PanelFixtures {
  /** Limits of the account, as the operator's command line takes them: `maxexemails=3`. */
  limits: readonly string[];
  /** How many days ago the account was made, and its password with it. */
  ageDays: number;
  /** An account of its own, so that tests do not meet. */
  account: TestAccount;
  /** Fails the test when the content security policy stopped something, or an error reached nobody. */
  complaints: string[];
}

export const test = base.extend<PanelFixtures>({
  limits: [[], { option: true }],
  ageDays: [0, { option: true }],
  baseURL: async ({}, use) => use(process.env['PANEL_URL'] ?? ''),
  // A client address of its own keeps a test out of the limits of others.
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(1, 255)}` }),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          // biome-ignore lint/suspicious/noConsole: the way out of the page, read below
          console.error(`Content Security Policy: ${violatedDirective} stopped ${blockedURI}`);
        });
      });
      context.on('console', (message) => {
        if (/content security policy/i.test(message.text())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error().stack)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ limits, ageDays }, use) => use(await createAccount(limits, ageDays)),
});

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
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // What the top bar half covers would be too small to press there, and only there.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page })
    // The panel has no frames: what the other mode does for them takes twice as long.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** The crawl asks this of every screen and dialog; a test asks where it alone comes to a state. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([]);
}
