import type { Page } from '@playwright/test';
import { turnOnTwoFactor } from './authenticator.ts';
import { expect, expectAccessible, expectAt, inLanguages, signIn, test, tokenOf } from './panel-test.ts';
import { callAction, onAction } from './wire.ts';
import type { Words } from './words.ts';

async function fillIn(page: Page, { session }: Words, username: string, password: string): Promise<void> {
  await page.getByLabel(session.login.username).fill(username);
  await page.getByLabel(session.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.login.submit }).click();
}

inLanguages(['en', 'de'], (words) => {
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
    const { authenticator } = await turnOnTwoFactor(page.request, await tokenOf(page, account));
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
    await expect(code).toHaveAttribute('inputmode', 'numeric');
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
    await expectAccessible(page);
  });

  test('a session that ended leads to the login page with a reason, and back after the login', async ({
    page,
    account,
  }) => {
    const token = await signIn(page, account);
    await callAction(page.request, 'logout', {}, token);
    await page.getByRole('link', { name: home.history.all }).click();
    await expectAt(page, '/login');
    await expect(page.getByRole('alert')).toHaveText(shared.errors.session_invalid);
    await expectAccessible(page);
    await fillIn(page, words, account.username, account.password);
    await expectAt(page, '/logs/accounthistory');
  });
});

inLanguages(['id'], (words) => {
  const { shared, session } = words;

  test('both fields are required, and the first that is empty gets the focus', async ({ page }) => {
    await page.goto('/login');
    const username = page.getByLabel(session.login.username);
    const password = page.getByLabel(session.login.password, { exact: true });
    await page.getByRole('button', { name: session.login.submit }).click();
    await expect(page.getByText(shared.fields.required)).toHaveCount(2);
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription(new RegExp(shared.fields.required));
    await username.fill('somebody');
    await page.keyboard.press('Enter');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(shared.fields.required);
    await expectAccessible(page);
  });
});

inLanguages(['es'], (words) => {
  const { shared, session } = words;

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
    await expectAccessible(page);
  });
});

inLanguages(['fr'], (words) => {
  const { shared } = words;

  test('ten failures lock the name, and the page says for how long', async ({ page }) => {
    const username = `nobody-${Date.now()}-${words.language}`;
    const wrong = { username, password: 'Wrong-horse-7' };
    for (let failures = 0; failures < 10; failures += 1) {
      await expect(callAction(page.request, 'login', wrong)).rejects.toThrow('was refused');
    }
    await page.goto('/login');
    await fillIn(page, words, username, wrong.password);
    await expect(page.getByRole('alert')).toHaveText(words.say(shared.errors.login_locked, { minutes: 15 }));
  });
});

inLanguages(['ptbr'], (words) => {
  const { shared, session } = words;

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
});

inLanguages(['ptbr'], (words) => {
  const { session } = words;

  test('a recovery code takes the place of the app, and one can go back a step', async ({
    page,
    account,
  }) => {
    const { recovery } = await turnOnTwoFactor(page.request, await tokenOf(page, account));
    await page.goto('/login');
    await fillIn(page, words, account.username, account.password);
    await page.getByRole('button', { name: session.login.back }).click();
    await fillIn(page, words, account.username, account.password);
    await page.getByLabel(session.login.code).fill(recovery[0] ?? '');
    await page.getByRole('button', { name: session.login.codeSubmit }).click();
    await expectAt(page, '/home');
  });
});

inLanguages(['es'], (words) => {
  const { shared } = words;

  test('an answer without a token is a wrong login', async ({ page }) => {
    await onAction(page, 'login', (route) =>
      route.fulfill({ json: { returncode: 1, returndata: { otprequired: 0 } } }),
    );
    await page.goto('/login');
    await fillIn(page, words, 'somebody', 'Correct-horse-7');
    await expect(page.getByRole('alert')).toHaveText(shared.errors.login_invalid);
  });

  test('a second step without a token is a failed login', async ({ page }) => {
    await onAction(page, 'login', (route) =>
      route.fulfill({ json: { returncode: 1, returndata: { otprequired: 1, challenge: 'one' } } }),
    );
    await onAction(page, 'loginCode', (route) => route.fulfill({ json: { returncode: 1, returndata: {} } }));
    await page.goto('/login');
    await fillIn(page, words, 'somebody', 'Correct-horse-7');
    await page.getByLabel(words.session.login.code).fill('123456');
    await page.getByRole('button', { name: words.session.login.codeSubmit }).click();
    await expect(page.getByRole('alert')).toHaveText(shared.errors.login_failed);
  });
});

inLanguages(['fr'], (words) => {
  test('a server that cannot be reached is told apart from a wrong login', async ({ page }) => {
    await onAction(page, 'login', (route) => route.abort('connectionrefused'));
    await page.goto('/login');
    await fillIn(page, words, 'somebody', 'Correct-horse-7');
    await expect(page.getByRole('alert')).toHaveText(words.shared.errors.network);
    await expectAccessible(page);
  });
});
