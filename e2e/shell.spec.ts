import type { Page } from '@playwright/test';
import type { ActionAnswer } from '@posthouse/contract';
import { expect, expectAccessible, expectAt, open, signIn, tabTo, test } from './panel-test.ts';
import { changeAnswer } from './wire.ts';
import { wordsOf } from './words.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const { shared, session, home } = wordsOf('en');
const menu = (page: Page) => page.getByRole('navigation', { name: shared.frame.menu });

test('the menu shows the main admin its entries in their order', async ({ page, account }) => {
  await signIn(page, account);
  await open(page, '/home');
  const names = [shared.menu.home, shared.menu.twofa, shared.menu.incomingLogs];
  const shown = await menu(page).getByRole('link').allTextContents();
  expect(shown.filter((name) => names.includes(name))).toEqual(names);
  await expect(menu(page).getByRole('link', { name: shared.menu.home })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const group = menu(page).getByRole('button', { name: shared.menu.security });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).getByRole('link', { name: shared.menu.twofa })).toHaveCount(0);
});

test('below 1200 px the menu is icons with names, below 900 px a drawer', async ({ page, account }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await signIn(page, account);
  await open(page, '/home');
  await expect(menu(page)).toHaveText('');
  await menu(page).getByRole('button', { name: shared.menu.logs }).click();
  await page.getByRole('menuitem', { name: shared.menu.incomingLogs }).click();
  await expect(heading(page)).toHaveText(shared.menu.incomingLogs);
  await menu(page).getByRole('button', { name: shared.menu.security }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: shared.menu.twofa }).click();
  await expect(heading(page)).toHaveText(session.twofa.title);

  await page.setViewportSize({ width: 800, height: 800 });
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: shared.frame.openMenu }).click();
  await expect(menu(page).getByRole('link', { name: shared.menu.twofa })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu(page).getByRole('link', { name: shared.menu.home }).click();
  await expect(heading(page)).toHaveText(home.title);
  await expect(menu(page)).toHaveCount(0);
});

test('"go to anything" leads everywhere by keyboard', async ({ page, account }) => {
  await signIn(page, account);
  await open(page, '/home');
  await page.keyboard.press('ControlOrMeta+K');
  const box = page.getByRole('combobox', { name: shared.goTo.title });
  await expect(box).toBeFocused();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.type('nothing like it');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(shared.state.nothingFound);
  await box.fill('');
  await page.keyboard.type(shared.account.sessions);
  await expect(page.getByRole('option')).toHaveCount(1);
  await box.fill('');
  // Quicker than the findings: it still leads to what was typed.
  await page.keyboard.type(shared.account.sessions);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(session.sessions.title);
  await expectAt(page, '/settings/sessions');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.getByRole('button', { name: shared.goTo.title }).click();
  await expect(box).toBeFocused();
});

test('the shortcuts are explained, and those of a single key can be turned off', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await open(page, '/home');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: shared.shortcuts.title });
  await expect(dialog).toContainText(shared.goTo.title);
  await dialog.getByRole('switch', { name: shared.shortcuts.singleKeys }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: shared.goTo.title })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: account.username }).click();
  await page.getByRole('menuitem', { name: shared.shortcuts.title }).click();
  await dialog.getByRole('switch', { name: shared.shortcuts.singleKeys }).check();
});

test('the first thing Tab reaches skips the menu', async ({ page, account }) => {
  await signIn(page, account);
  await open(page, '/home');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shared.frame.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: home.checklist.hide })).toBeFocused();
});

test('the account menu has the legacy panel and what concerns oneself, by keyboard', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await open(page, '/home');
  await tabTo(page, page.getByRole('button', { name: account.username }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    shared.account.changePassword,
    shared.account.sessions,
    shared.shortcuts.title,
    shared.account.legacy,
    shared.account.logOut,
  ]);
  await expect(page.getByRole('menuitem', { name: shared.account.legacy })).toHaveAttribute(
    'href',
    'https://legacy.example/panel',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(session.sessions.title);
});

test.describe('in a browser of its own', () => {
  test.use({ isFresh: true });

  test('a notice stands while the browser is offline', async ({ page, account, context }) => {
    await signIn(page, account);
    await open(page, '/home');
    await context.setOffline(true);
    const notice = page.getByText(shared.state.offline);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.mouse.wheel(0, 2_000);
    await expect(notice).toBeInViewport();
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  });

  test('a screen that is opened offline comes by itself with the connection', async ({
    page,
    account,
    context,
  }) => {
    await signIn(page, account);
    await open(page, '/home');
    await context.setOffline(true);
    await expect(page.getByText(shared.state.offline)).toBeVisible();
    await menu(page).getByRole('link', { name: shared.menu.incomingLogs }).click();
    await expectAt(page, '/logs/incominglogs');
    await expect(page.getByText(shared.errorPages.title6)).toHaveCount(0);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(shared.menu.incomingLogs);
  });

  test('a new version of the panel is announced, with a way to load it', async ({ page, account }) => {
    await changeAnswer<ActionAnswer<'getAdminInfo'>>(page, 'getAdminInfo', { ui_timeout: 60 });
    await page.clock.install();
    await signIn(page, account);
    await open(page, '/home');
    await changeAnswer<ActionAnswer<'getClientConfig'>>(page, 'getClientConfig', { version: 'next' });
    await page.clock.fastForward('15:00');
    await expect(page.getByText(shared.version.published)).toBeVisible();
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.isNavigationRequest()),
      page.getByRole('button', { name: shared.action.reload }).click(),
    ]);
    expect(new URL(request.url()).pathname).toBe('/home');
  });
});
