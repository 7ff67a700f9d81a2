import type { Page } from '@playwright/test';
import { turnOnTwoFactor } from './authenticator.ts';
import { expect, expectAccessible, expectAt, open, signIn, test } from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction } from './wire.ts';
import { type Words, wordsOf } from './words.ts';

const words = wordsOf('en');

async function fillIn(page: Page, { session }: Words, username: string, password: string): Promise<void> {
  await page.getByLabel(session.login.username).fill(username);
  await page.getByLabel(session.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.login.submit }).click();
}

const { shared, session, home } = words;

test('one logs in by keyboard alone and lands on home', async ({ page, account }) => {
  await page.goto('/login');
  await expect(page.getByLabel(session.login.username)).toBeFocused();
  await page.keyboard.type(account.username);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(session.login.password, { exact: true })).toBeFocused();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible();
  await expectAt(page, '/home');
});

test('the second step asks for the 6-digit code, by keyboard alone', async ({ page, account }) => {
  const { authenticator } = await turnOnTwoFactor(page.request, await tokenOf(page.request, account));
  await page.goto('/login');
  await expect(page.getByLabel(session.login.username)).toBeFocused();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: session.login.codeTitle })).toBeVisible();
  const code = page.getByLabel(session.login.code);
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'text');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.keyboard.press('Enter');
  await expect(page.getByText(shared.fields.required)).toBeVisible();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(shared.errors.code_invalid);
  await expectAccessible(page);
  await code.press('ControlOrMeta+A');
  await page.keyboard.type(authenticator.nextCode());
  await page.keyboard.press('Enter');
  await expectAt(page, '/home');
});

test('a wrong password and an unknown name get the same answer, and the name stays', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  for (const username of [account.username, `${account.username}x`]) {
    await fillIn(page, words, username, 'Wrong-horse-7');
    await expect(page.getByRole('alert')).toHaveText(shared.errors.login_invalid);
    await expect(page.getByLabel(session.login.username)).toHaveValue(username);
  }
});

test('a session that ended leads to the login page with a reason, and back after the login', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  await open(page, '/home');
  await callAction(page.request, 'logout', {}, token);
  await page.getByRole('link', { name: home.history.all }).click();
  await expectAt(page, '/login');
  await expect(page.getByRole('alert')).toHaveText(shared.errors.session_invalid);
  await fillIn(page, words, account.username, account.password);
  await expectAt(page, '/logs/accounthistory');
});

test('both fields are required, and the first that is empty gets the focus', async ({ page }) => {
  await page.goto('/login');
  const username = page.getByLabel(session.login.username);
  const password = page.getByLabel(session.login.password, { exact: true });
  await page.getByRole('button', { name: session.login.submit }).click();
  await expect(page.getByText(shared.fields.required)).toHaveCount(1);
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription(new RegExp(shared.fields.username_required));
  await username.fill('somebody');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(shared.fields.required);
});

test('password managers find the fields, and the legacy panel is offered', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel(session.login.username)).toHaveAttribute('autocomplete', 'username');
  const password = page.getByLabel(session.login.password, { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: shared.action.showPassword }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('link', { name: session.login.legacy })).toHaveAttribute(
    'href',
    'https://legacy.example/panel',
  );
});

test('ten failures lock the name, and the page says for how long', async ({ page }) => {
  const username = `nobody-${Date.now()}`;
  const wrong = { username, password: 'Wrong-horse-7' };
  for (let failures = 0; failures < 10; failures += 1) {
    await expect(callAction(page.request, 'login', wrong)).rejects.toThrow('was refused');
  }
  await page.goto('/login');
  await fillIn(page, words, username, wrong.password);
  await expect(page.getByRole('alert')).toHaveText(words.say(shared.errors.login_locked, { minutes: 15 }));
});

test('a session that ended while a form was filled in leads to the login page too', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  await page.goto('/settings/password');
  await page.getByLabel(session.password.current, { exact: true }).fill(account.password);
  await page.getByLabel(session.password.new, { exact: true }).fill('Another-horse-7');
  await page.getByLabel(session.password.confirm, { exact: true }).fill('Another-horse-7');
  await callAction(page.request, 'logout', {}, token);
  await page.getByRole('button', { name: session.password.submit }).click();
  await expectAt(page, '/login');
  await expect(page.getByRole('alert')).toHaveText(shared.errors.session_invalid);
});

test('a recovery code takes the place of the app, and one can go back a step', async ({ page, account }) => {
  const { recovery } = await turnOnTwoFactor(page.request, await tokenOf(page.request, account));
  await page.goto('/login');
  await fillIn(page, words, account.username, account.password);
  await page.getByRole('button', { name: session.login.back }).click();
  await fillIn(page, words, account.username, account.password);
  await page.getByLabel(session.login.code).fill(recovery[0] ?? '');
  await page.getByRole('button', { name: session.login.codeSubmit }).click();
  await expectAt(page, '/home');
});
