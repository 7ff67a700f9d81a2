import type { Page } from '@playwright/test';
import { turnOnTwoFactor } from './authenticator.ts';
import { expect, expectAccessible, inLanguages, signIn, test, tokenOf } from './panel-test.ts';
import { callAction } from './wire.ts';

/** The address the panel shows when it is where the test expects it. */
const at = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`${path}$`));

inLanguages(['en', 'de'], ({ shared, session, home }) => {
  test('one logs in by keyboard alone and lands on home', async ({ page, account }) => {
    await page.goto('/login');
    await expect(page.getByLabel(session.login.username)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(account.username);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(session.login.password, { exact: true })).toBeFocused();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible();
    await at(page, '/home');
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
    await expect(page.getByLabel(session.login.code)).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await page.keyboard.press('Enter');
    await expect(page.getByText(shared.fields.required)).toBeVisible();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(shared.errors.code_invalid);
    await page.getByLabel(session.login.code).press('ControlOrMeta+A');
    await page.keyboard.type(authenticator.nextCode());
    await page.keyboard.press('Enter');
    await at(page, '/home');
  });
});
