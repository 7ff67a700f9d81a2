import type { Page } from '@playwright/test';
import { languageTags } from '@posthouse/contract/core/languages';
import { areas } from '@posthouse/contract/core/permissions';
import { expect, expectAt, expectLoaded, open, signIn, test } from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction, onAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { history, home, say, session, shared } = wordsOf('en');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the language', () => {
  test.use({ locale: 'de-AT', isFresh: true });

  test('is that of the browser, before anybody chose one', async ({ page }) => {
    await page.goto('/login');
    await expect(heading(page)).toHaveText(wordsOf('de').session.login.title);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags.de);
  });

  test('of the account fills the stored choice only when there is none and somebody chose it', async ({
    page,
    account,
  }) => {
    const token = await tokenOf(page.request, account);
    await page.goto(`/?token=${token}`);
    await expect(heading(page)).toHaveText(wordsOf('de').home.title);
    await callAction(page.request, 'updateSettings', { language: 'en' }, token);
    await page.goto(`/?token=${token}`);
    await expect(heading(page)).toHaveText(home.title);
    await page.reload();
    await expect(heading(page)).toHaveText(home.title);
    await page.getByLabel(shared.frame.language).selectOption('fr');
    await expect(heading(page)).toHaveText(wordsOf('fr').home.title);
    await page.goto(`/?token=${await tokenOf(page.request, account)}`);
    await expect(heading(page)).toHaveText(wordsOf('fr').home.title);
  });
});

test.describe('a token in the address', () => {
  test('is taken out at once and stays in no history and no referrer', async ({ page, account }) => {
    const token = await tokenOf(page.request, account);
    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => referrers.push(request.headers()['referer']));
    const whileAsking: string[] = [];
    await onAction(page, 'getAdminInfo', async (route) => {
      whileAsking.push(page.url());
      await route.continue();
    });
    await page.goto(`/?token=${token}`);
    await expectAt(page, '/home');
    await expect(heading(page)).toHaveText(home.title);
    expect(whileAsking[0]).toMatch(/:\d+\/$/);
    const devtools = await page.context().newCDPSession(page);
    const { entries } = await devtools.send('Page.getNavigationHistory');
    expect(entries.filter(({ url }) => url.includes(token))).toEqual([]);
    expect(referrers.filter((referrer) => referrer?.includes('token'))).toEqual([]);
    expect(await page.evaluate(() => document.referrer)).toBe('');
  });

  test('that is none signs nobody out, and one of somebody else takes the place', async ({
    page,
    account,
  }) => {
    const former = await signIn(page, account);
    const token = () => page.evaluate(() => localStorage.getItem('token'));
    await page.goto('/?token=nonsense');
    await expectAt(page, '/home');
    await expectLoaded(page);
    expect(await token()).toBe(former);
    const next = await tokenOf(page.request, account);
    await page.goto(`/?token=${next}`);
    await expectLoaded(page);
    expect(await token()).toBe(next);
    await expect(callAction(page.request, 'getAdminInfo', {}, former)).rejects.toThrow('was refused');
  });
});

test('an address without a screen leads to /404, which shows the error-1 page', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/no/such/screen');
  await expectAt(page, '/404');
  await expect(heading(page)).toHaveText(shared.errorPages.title1);
  await expect(page.getByText(say(shared.errorPages.number, { num: 1 }))).toBeVisible();
  await page.getByRole('link', { name: shared.errorPages.home }).click();
  await expectAt(page, '/home');
});

test.describe('signed in', () => {
  test('the panel’s address leads to home, and so does the login page', async ({ page, account }) => {
    await signIn(page, account);
    for (const path of ['/', '/login']) {
      await page.goto(path);
      await expectAt(page, '/home');
      await expect(heading(page)).toHaveText(home.title);
    }
  });

  test('the session data are in local storage, and a logout leaves the language alone', async ({
    page,
    account,
  }) => {
    const stored = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    const token = await tokenOf(page.request, account);
    await page.goto(`/?token=${token}`);
    await page.getByLabel(shared.frame.language).selectOption('de');
    await page.getByLabel(wordsOf('de').shared.frame.language).selectOption('en');
    await expect(heading(page)).toHaveText(home.title);
    const { permissions, ...data } = await stored();
    expect(data).toMatchObject({
      token,
      currentUser: account.username,
      userRole: 'admin',
      timeout: '5',
      twofaEnabled: '0',
      twofaAllowed: '1',
      securityWarning: '',
      securityWarningLevel: '0',
      language: 'en',
    });
    expect(JSON.parse(String(permissions))).toEqual(Object.fromEntries(areas.map((area) => [area, 6])));

    await page.getByRole('button', { name: account.username }).click();
    await page.getByRole('menuitem', { name: shared.account.logOut }).click();
    await expectAt(page, '/login');
    expect(await stored()).toEqual({ language: 'en' });
    // The one who asked for it needs no reason.
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a logout in one tab logs the other out, and a login there brings both back', async ({
    page,
    account,
    context,
  }) => {
    await signIn(page, account);
    await open(page, '/home');
    const other = await context.newPage();
    await other.goto('/settings/sessions');
    await expect(heading(other)).toHaveText(session.sessions.title);

    await page.getByRole('button', { name: account.username }).click();
    await page.getByRole('menuitem', { name: shared.account.logOut }).click();
    await expectAt(page, '/login');
    await expectAt(other, '/login');

    await other.getByLabel(session.login.username).fill(account.username);
    await other.getByLabel(session.login.password, { exact: true }).fill(account.password);
    await other.getByRole('button', { name: session.login.submit }).click();
    await expect(heading(other)).toHaveText(session.sessions.title);
    await expect(heading(page)).toHaveText(home.title);
  });
});

test.describe('in a browser of its own', () => {
  test.use({ isFresh: true });

  test('a part of the panel that does not load shows error-6, and reloading goes on', async ({
    page,
    account,
  }) => {
    await signIn(page, account);
    await open(page, '/home');
    await expect(heading(page)).toHaveText(home.title);
    await page.route('**/account-history-*.js', (route) => route.abort());
    await page.getByRole('link', { name: home.history.all }).click();
    await expectAt(page, '/error-6');
    await expect(heading(page)).toHaveText(shared.errorPages.title6);
    await page.unroute('**/account-history-*.js');
    await page.getByRole('button', { name: shared.action.reload }).click();
    await expectAt(page, '/logs/accounthistory');
    await expect(heading(page)).toHaveText(history.title);
  });

  test('the view scrolls to the top 100 ms after each navigation', async ({ page, account }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await page.clock.install();
    await signIn(page, account);
    await open(page, '/home');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole('link', { name: shared.account.changePassword }).click();
    await expect(heading(page)).toHaveText(session.password.title);
    await page.evaluate(() => window.scrollTo(0, 60));
    const scrolled = () => page.evaluate(() => window.scrollY);
    expect(await scrolled()).toBe(60);
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await scrolled()).toBe(0);
    }).toPass();
    await expect(heading(page)).toBeFocused();
  });
});
