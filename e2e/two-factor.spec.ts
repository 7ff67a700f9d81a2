import { readFile } from 'node:fs/promises';
import { Authenticator, turnOnTwoFactor } from './authenticator.ts';
import { operator } from './panel-process.ts';
import { expect, expectAccessible, expectAt, open, signIn, tabTo, test } from './panel-test.ts';
import { storeSession, tokenOf } from './stored-session.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { home, say, session, shared } = wordsOf('en');

const { twofa } = session;

test.describe('in a browser of its own', () => {
  test.use({ isFresh: true });

  test('the wizard is walked by keyboard alone, from the checklist on home to the recovery codes', async ({
    page,
    account,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, account);
    await open(page, '/home');
    await tabTo(page, page.getByRole('link', { name: home.checklist.action.two_factor }));
    await page.keyboard.press('Enter');
    await expectAt(page, '/security/twofa');
    const current = page.locator('[aria-current=step]');
    await expect(current).toContainText(twofa.stepApp);
    // A navigation ends with the focus there; only then is the keyboard ours.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: twofa.start }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: twofa.scanTitle })).toBeFocused();
    await expect(current).toContainText(twofa.stepScan);
    await expect(page.getByRole('img', { name: twofa.qrAlt })).toBeVisible();
    await expect(page.getByRole('timer')).toContainText(/[45]:\d\d/);
    const secret = String(await page.getByRole('code').textContent());
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);

    await tabTo(page, page.getByRole('button', { name: twofa.next }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: twofa.codeTitle })).toBeFocused();
    await expect(current).toContainText(twofa.stepCode);
    await tabTo(page, page.getByLabel(twofa.code));
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(shared.errors.twofa_code_invalid);
    await page.getByLabel(twofa.code).press('ControlOrMeta+A');
    await page.keyboard.type(new Authenticator(secret).nextCode());
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: twofa.doneTitle })).toBeFocused();
    const codes = await page.getByRole('main').getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: twofa.copyCodes }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(shared.action.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    await tabTo(page, page.getByRole('button', { name: twofa.downloadCodes }));
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(await readFile(await download.path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
    await page.getByRole('link', { name: shared.menu.home, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: twofa.leaveTitle });
    await expect(question).toContainText(twofa.leaveText);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('button', { name: twofa.finish }));
    await page.keyboard.press('Enter');

    await expect(page.getByText(twofa.isOn)).toBeVisible();
    await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: home.counters.title })).toBeVisible();
    await expect(page.getByText(home.twofa.title)).toHaveCount(0);
  });

  test('a key that was not saved in time expires, and one can start again', async ({ page, account }) => {
    await page.clock.install();
    await signIn(page, account);
    await page.goto('/security/twofa');
    await page.getByRole('button', { name: twofa.start }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.fastForward('04:10');
    await expect(page.getByRole('timer')).toContainText(/0:\d\d/);
    await page.keyboard.press('Shift');
    await page.clock.fastForward('01:00');
    await expect(page.getByRole('alert')).toContainText(twofa.expiredTitle);
    await page.getByRole('button', { name: twofa.restart }).click();
    await expect(page.getByRole('heading', { name: twofa.appTitle })).toBeVisible();
  });
});

test('turning it off needs a current code, and the hint on home comes back', async ({ page, account }) => {
  const token = await tokenOf(page.request, account);
  const { authenticator } = await turnOnTwoFactor(page.request, token);
  await callAction(page.request, 'setChecklist', { hidden: 1 }, token);
  await storeSession(page, token);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: home.counters.title })).toBeVisible();
  await expect(page.getByText(home.twofa.title)).toHaveCount(0);
  await page.getByRole('link', { name: shared.menu.twofa, exact: true }).first().click();
  await page.getByRole('button', { name: twofa.disable }).click();
  await expect(page.getByLabel(session.login.code, { exact: true })).toHaveAccessibleDescription(
    shared.fields.required,
  );
  await page.getByLabel(session.login.code, { exact: true }).fill('000000');
  await page.getByRole('button', { name: twofa.disable }).click();
  await expect(page.getByRole('alert')).toHaveText(shared.errors.twofa_code_invalid);
  await page.getByLabel(session.login.code, { exact: true }).fill(authenticator.nextCode());
  await page.getByRole('button', { name: twofa.disable }).click();
  await expect(page.getByRole('button', { name: twofa.start })).toBeVisible();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await page.getByRole('link', { name: shared.menu.home, exact: true }).click();
  await expect(page.getByText(home.twofa.title)).toBeVisible();
});

test('whoever came by a login link gives the password first', async ({ page, account }) => {
  const { url } = await operator<{ url: string }>('admin', 'login-link', account.username);
  await page.goto(new URL(url).search);
  await expectAt(page, '/home');
  await page.goto('/security/twofa');
  await page.getByRole('button', { name: twofa.start }).click();
  const password = page.getByLabel(twofa.password, { exact: true });
  await expect(password).toBeFocused();
  await password.fill('Wrong-horse-7');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(new RegExp(shared.fields.password_wrong));
  await password.fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: twofa.qrAlt })).toBeVisible();
});

test('recovery codes are shown once: a reload does not bring them back', async ({ page, account }) => {
  const token = await signIn(page, account);
  const { secret } = await callAction<{ secret: string }>(page.request, 'getTwoFactorSetup', {}, token);
  await page.goto('/security/twofa');
  await page.getByRole('button', { name: twofa.start }).click();
  const shown = String(await page.getByRole('code').textContent());
  // Each start makes a key of its own.
  expect(shown).not.toBe(secret);
  await page.getByRole('button', { name: twofa.next }).click();
  await page.getByLabel(twofa.code).fill(new Authenticator(shown).nextCode());
  await page.getByRole('button', { name: twofa.save }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await page.reload();
  await expect(page.getByText(twofa.isOn)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
});

test('new recovery codes take the place of the old ones, and the page tells how many are left', async ({
  page,
  account,
}) => {
  const { recovery: words } = session;
  const token = await tokenOf(page.request, account);
  const { authenticator, recovery } = await turnOnTwoFactor(page.request, token);
  await storeSession(page, token);
  await page.goto('/security/twofa');
  await expect(page.getByText(say(words.left, { num: 10 }))).toBeVisible();
  await page.getByRole('button', { name: words.renew }).click();
  await page.getByLabel(session.login.code, { exact: true }).first().fill(authenticator.nextCode());
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('heading', { name: words.doneTitle })).toBeFocused();
  const codes = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  expect(codes.filter((code) => recovery.includes(code))).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: twofa.finish }).click();
  await expect(page.getByText(say(words.left, { num: 10 }))).toBeVisible();
  await expectAccessible(page);
});

test('a sub-admin of whom it is required sets it up before anything else, and cannot turn it off', async ({
  page,
  account,
}) => {
  const main = await tokenOf(page.request, account);
  const helper = { ...account, username: `${account.username}.help` };
  const fields = {
    username: helper.username,
    password: helper.password,
    email: `${helper.username}@a.example`,
  };
  await callAction(page.request, 'addSubAdmin', { ...fields, permissions: { subadmins: 1 } }, main);
  await callAction(page.request, 'updateSettings', { twofa_required: 1 }, main);
  await storeSession(page, await tokenOf(page.request, helper));
  await page.goto('/subadmins');
  await expectAt(page, '/security/twofa');
  await expect(page.getByRole('alert')).toContainText(twofa.missing);
  await page.getByRole('button', { name: twofa.start }).click();
  const secret = String(await page.getByRole('code').textContent());
  await page.getByRole('button', { name: twofa.next }).click();
  await page.getByLabel(twofa.code).fill(new Authenticator(secret).nextCode());
  await page.getByRole('button', { name: twofa.save }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: twofa.finish }).click();
  await expect(page.getByText(twofa.requiredOn)).toBeVisible();
  await expect(page.getByRole('button', { name: twofa.disable })).toHaveCount(0);
  await page.goto('/subadmins');
  await expectAt(page, '/subadmins');
  await expect(page.getByRole('row', { name: helper.username })).toBeVisible();
});
