import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAt, open, signIn, test } from './panel-test.ts';
import { actionOf, callAction } from './wire.ts';
import { wordsOf } from './words.ts';

test.use({ isFresh: true });

const { home, say, session, shared } = wordsOf('en');

const seconds = 1_000;

/** From here on time stands still unless the test lets it pass; a key was pressed just now. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 10 * seconds));
  await page.keyboard.press('Shift');
}

/** What one tab stores reaches the others a moment later; no time passes for them meanwhile. */
async function expectSameActivity(page: Page, other: Page): Promise<void> {
  const lastActivity = (tab: Page) => tab.evaluate(() => localStorage.getItem('lastActivity'));
  const noted = await lastActivity(other);
  await expect.poll(() => lastActivity(page)).toBe(noted);
}

const { autoLogout } = shared;
const warning = (page: Page) => page.getByRole('alertdialog', { name: autoLogout.title });
const left = (num: number) => say(autoLogout.seconds, { num });

test('after almost 5 minutes of inactivity a countdown begins, and staying keeps the session', async ({
  page,
  account,
}) => {
  await page.clock.install();
  await signIn(page, account);
  await open(page, '/home');
  await stopTime(page);
  await page.clock.fastForward(4 * 60 * seconds + 29 * seconds);
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward(1 * seconds);
  await expect(warning(page)).toContainText(autoLogout.text);
  await expect(page.getByRole('timer')).toHaveText(left(30));
  await page.clock.fastForward(1 * seconds);
  await expect(page.getByRole('timer')).toHaveText(left(29));
  await page.clock.fastForward(28 * seconds);
  await expect(page.getByRole('timer')).toHaveText(left(1));

  const kept = page.waitForRequest((request) => actionOf(request.postData()) === 'keepAlive');
  await expect(page.getByRole('button', { name: autoLogout.stay })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await kept).headers()).not.toHaveProperty('x-background');
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward(4 * 60 * seconds);
  await expect(warning(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
});

test('when the countdown reaches 0 the session is over, here and on the server', async ({
  page,
  account,
}) => {
  await page.clock.install();
  const token = await signIn(page, account);
  await open(page, '/home');
  await stopTime(page);
  await page.clock.fastForward(4 * 60 * seconds + 40 * seconds);
  await expect(page.getByRole('timer')).toHaveText(left(20));
  // The panel does not wait for the server: it is left at once.
  const ended = page.waitForResponse((answer) => actionOf(answer.request().postData()) === 'logout');
  await page.clock.fastForward(20 * seconds);
  await expectAt(page, '/login');
  await expect(page.getByText(session.login.idle)).toBeVisible();
  await page.clock.resume();
  await ended;
  await expect(callAction(page.request, 'getAdminInfo', {}, token)).rejects.toThrow('was refused');
});

test('one can log out from the warning', async ({ page, account }) => {
  await page.clock.install();
  await signIn(page, account);
  await open(page, '/home');
  await stopTime(page);
  await page.clock.fastForward(4 * 60 * seconds + 30 * seconds);
  await expect(warning(page)).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
  await warning(page).getByRole('button', { name: shared.account.logOut }).click();
  await expectAt(page, '/login');
  await expect(page.getByText(session.login.idle)).toHaveCount(0);
});

test('activity in another tab counts, and so does the answer given there', async ({
  page,
  account,
  context,
}) => {
  await page.clock.install();
  await signIn(page, account);
  await open(page, '/home');
  const other = await context.newPage();
  await other.goto('/settings/sessions');
  await expect(other.getByText(session.sessions.current)).toBeVisible();
  await stopTime(page);
  await page.clock.fastForward(4 * 60 * seconds);
  await other.keyboard.press('Shift');
  await expectSameActivity(page, other);
  await page.clock.fastForward(4 * 60 * seconds);
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward(40 * seconds);
  await expect(warning(page)).toBeVisible();
  await warning(other).getByRole('button', { name: autoLogout.stay }).click();
  await expectSameActivity(page, other);
  await page.clock.fastForward(1 * seconds);
  await expect(warning(page)).toHaveCount(0);
});
