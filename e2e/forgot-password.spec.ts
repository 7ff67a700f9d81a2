import { mailedPath } from './outbox.ts';
import { expect, expectAccessible, expectAt, test } from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { session, shared } = wordsOf('en');

test('the mailed link gives a new password once, and it opens the panel', async ({ page, account }) => {
  const ownText = {
    key: 'password_reset_web',
    language: 'en',
    subject: '',
    text: 'Hello {username},\n<b>ask Kim</b> when in doubt.',
  };
  await callAction(page.request, 'updateSystemText', ownText, await tokenOf(page.request, account));
  await page.goto('/login');
  await page.getByRole('link', { name: session.login.forgot }).click();
  await expectAt(page, '/forgotPass');
  // Somebody else’s address: the same answer, and no mail.
  for (const email of ['stranger@elsewhere.example', account.email]) {
    await page.getByLabel(session.forgot.username).fill(account.username);
    await page.getByLabel(session.forgot.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: session.forgot.submit }).click();
    await expect(page.getByRole('alert')).toHaveText(session.forgot.sentTitle + session.forgot.sent);
    await expectAccessible(page);
    await page.reload();
  }

  const path = await mailedPath(account.email);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(session.reset.title);
  await expect(page.getByText(`Hello ${account.username},`)).toContainText('<b>ask Kim</b> when in doubt.');
  await page.getByRole('button', { name: session.reset.generate }).click();
  await expect(page.getByRole('alert')).toHaveText(session.reset.doneTitle + session.reset.done);
  const password = String(await page.getByRole('code').textContent());
  await expect(page.getByRole('button', { name: session.reset.copy })).toBeVisible();
  await expectAccessible(page);

  const { username } = account;
  await expect(callAction(page.request, 'login', { username, password: account.password })).rejects.toThrow(
    'was refused',
  );
  await page.getByRole('link', { name: session.login.back }).click();
  await page.getByLabel(session.login.username).fill(username);
  await page.getByLabel(session.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.login.submit }).click();
  await expectAt(page, '/home');

  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText(session.reset.invalid);
  await expect(page.getByRole('button', { name: session.reset.generate })).toHaveCount(0);
  await page.getByRole('link', { name: session.reset.again }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(session.forgot.title);
});

test('the address is entered twice when the user name equals it', async ({ page }) => {
  const address = `somebody-${Date.now()}@admins.example`;
  await page.goto('/forgotPass');
  const again = page.getByLabel(session.forgot.confirm);
  await page.getByLabel(session.forgot.username).fill('somebody');
  await page.getByLabel(session.forgot.email, { exact: true }).fill(address);
  await expect(again).toHaveCount(0);
  await page.getByLabel(session.forgot.username).fill(address);
  await again.fill('sombody@admins.example');
  await page.getByRole('button', { name: session.forgot.submit }).click();
  await expect(again).toHaveAccessibleDescription(new RegExp(shared.fields.not_identical));
  await expect(again).toBeFocused();
  await again.fill(address);
  await page.getByRole('button', { name: session.forgot.submit }).click();
  await expect(page.getByRole('alert')).toContainText(session.forgot.sentTitle);
});

test('user name and a valid address are required', async ({ page }) => {
  await page.goto('/forgotPass');
  const username = page.getByLabel(session.forgot.username);
  const email = page.getByLabel(session.forgot.email, { exact: true });
  await page.getByRole('button', { name: session.forgot.submit }).click();
  await expect(username).toHaveAccessibleDescription(shared.fields.username_required);
  await expect(email).toHaveAccessibleDescription(shared.fields.email_required);
  await expect(username).toBeFocused();
  await username.fill('somebody');
  await email.fill('not an address');
  await page.getByRole('button', { name: session.forgot.submit }).click();
  await expect(email).toHaveAccessibleDescription(shared.fields.email_invalid);
  await expect(email).toBeFocused();
});
