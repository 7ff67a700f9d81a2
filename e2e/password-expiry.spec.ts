import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAt, open, signIn, type TestAccount, test } from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { home, say, session, shared } = wordsOf('en');

test.use({ ageDays: 100 });

/** From now on passwords of the account end at this age. */
async function limitAge(page: Page, account: TestAccount, days: number): Promise<void> {
  const token = await tokenOf(page.request, account);
  await callAction(page.request, 'updateSettings', { password_max_age_days: days }, token);
}

const { login, password, sessions } = session;

test('an expired password is changed before anything else, and home comes next', async ({
  page,
  account,
}) => {
  await limitAge(page, account, 90);
  await page.goto('/login');
  await page.getByLabel(login.username).fill(account.username);
  await page.getByLabel(login.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: login.submit }).click();
  await expectAt(page, '/settings/password');
  const heading = page.getByRole('heading', { level: 1 });
  const notice = page.getByRole('alert').filter({ hasText: password.expiredTitle });
  await expect(notice).toContainText(password.expired);
  await expectAccessible(page);

  await page.goto('/home');
  await expectAt(page, '/settings/password');
  await page.getByRole('link', { name: shared.menu.home, exact: true }).click();
  await expect(heading).toHaveText(password.title);
  await page.getByRole('button', { name: account.username }).click();
  await page.getByRole('menuitem', { name: shared.account.sessions }).click();
  await expect(heading).toHaveText(sessions.title);

  await page.getByRole('button', { name: account.username }).click();
  await page.getByRole('menuitem', { name: shared.account.changePassword }).click();
  await page.getByLabel(password.current, { exact: true }).fill(account.password);
  await page.getByLabel(password.new, { exact: true }).fill('Fresh-horse-8');
  await page.getByLabel(password.confirm, { exact: true }).fill('Fresh-horse-8');
  await page.getByRole('button', { name: password.submit }).click();
  await expectAt(page, '/home');
  await expect(heading).toHaveText(home.title);
  await page.reload();
  await expect(heading).toHaveText(home.title);
  await page.goto('/settings/password');
  await expect(heading).toHaveText(password.title);
  await expect(notice).toHaveCount(0);
});

test('a password that expires while one works leads there at the next step', async ({ page, account }) => {
  await signIn(page, account);
  await open(page, '/home');
  await limitAge(page, account, 90);
  await page.getByRole('link', { name: home.history.all }).click();
  await expectAt(page, '/settings/password');
  await expect(page.getByRole('alert')).toContainText(password.expiredTitle);
});

test('home warns in time and leads to the change', async ({ page, account }) => {
  await limitAge(page, account, 105);
  await signIn(page, account);
  await open(page, '/home');
  await expect(page.getByText(say(home.warning.password_expires, { days: 4 }))).toBeVisible();
  await expect(page.getByText(home.warning.level1, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: shared.account.changePassword }).first().click();
  await expectAt(page, '/settings/password');
});
