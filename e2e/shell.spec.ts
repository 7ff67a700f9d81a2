import type { Page, Route } from '@playwright/test';
import type { ActionAnswer } from '@posthouse/contract';
import { permissionsAt } from '@posthouse/contract/core/permissions';
import {
  expect,
  expectAccessible,
  expectAt,
  expectLoaded,
  expectNoOverflow,
  inLanguages,
  signIn,
  tabTo,
  test,
} from './panel-test.ts';
import { actionOf, changeAnswer, onAction } from './wire.ts';
import type { Words } from './words.ts';

type AdminInfo = ActionAnswer<'getAdminInfo'>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function changePassword(page: Page, { shared, session }: Words, current: string): Promise<void> {
  await page.getByRole('link', { name: shared.account.changePassword }).click();
  await page.getByLabel(session.password.current, { exact: true }).fill(current);
  await page.getByLabel(session.password.new, { exact: true }).fill('Another-horse-7');
  await page.getByLabel(session.password.confirm, { exact: true }).fill('Another-horse-7');
  await page.getByRole('button', { name: session.password.submit }).click();
}

inLanguages(['en', 'de'], (words) => {
  const { shared, session, home, history } = words;
  const menu = (page: Page) => page.getByRole('navigation', { name: shared.frame.menu });

  test('the menu shows the main admin its entries in their order', async ({ page, account }) => {
    await signIn(page, account);
    const names = [shared.menu.home, shared.menu.twofa, shared.menu.logs];
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
    await expectAccessible(page);
  });

  test('a sub-admin sees only what the levels allow, and no other screen opens', async ({
    page,
    account,
  }) => {
    await changeAnswer<AdminInfo>(page, 'getAdminInfo', { adminaccess: 'subadmin' });
    await changeAnswer(page, 'getPermissions', permissionsAt(0));
    await signIn(page, account);
    await expect(menu(page).getByRole('link', { name: shared.menu.home })).toBeVisible();
    await expect(menu(page).getByText(shared.menu.logs)).toHaveCount(0);
    await expect(page.getByText(home.account.roleSubadmin)).toBeVisible();
    await expect(page.getByRole('region', { name: home.history.title })).toHaveCount(0);
    for (const path of ['/logs/accounthistory', '/logs']) {
      await page.goto(path);
      await expectAt(page, '/error-4');
      await expect(heading(page)).toHaveText(shared.errorPages.title4);
    }
    await changeAnswer(page, 'getPermissions', { ...permissionsAt(0), accounthistory: 1 });
    await page.goto('/home');
    await menu(page).getByRole('link', { name: shared.menu.logs }).click();
    await expect(heading(page)).toHaveText(history.title);
  });

  test('below 1200 px the menu is icons with names, below 900 px a drawer', async ({ page, account }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await signIn(page, account);
    await expect(menu(page)).toHaveText('');
    await menu(page).getByRole('link', { name: shared.menu.logs }).click();
    await expect(heading(page)).toHaveText(history.title);
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
    await expectAccessible(page);
    await menu(page).getByRole('link', { name: shared.menu.home }).click();
    await expect(heading(page)).toHaveText(home.title);
    await expect(menu(page)).toHaveCount(0);
  });

  test('"go to anything" leads everywhere by keyboard', async ({ page, account }) => {
    await signIn(page, account);
    await page.keyboard.press('ControlOrMeta+K');
    const box = page.getByRole('combobox', { name: shared.goTo.title });
    await expect(box).toBeFocused();
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await expectAccessible(page);
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
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: shared.shortcuts.title });
    await expect(dialog).toContainText(shared.goTo.title);
    await expectAccessible(page);
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

  test('a connection that breaks while a command runs raises the dropped-operation alert', async ({
    page,
    account,
  }) => {
    await onAction(page, 'changePassword', (route) => route.abort('connectionreset'));
    await signIn(page, account);
    await changePassword(page, words, account.password);
    await expect(page.getByText(shared.operation.dropped)).toBeVisible();
    await expect(page.getByText(shared.operation.droppedDetail)).toBeVisible();
    await expect(page.getByLabel(session.password.current, { exact: true })).toHaveValue(account.password);
    await expectAccessible(page);
    await page.getByRole('button', { name: shared.action.close }).click();
    await expect(page.getByText(shared.operation.dropped)).toHaveCount(0);
  });
});

/** Never answered; resolves when the panel has sent it. */
function onceSent(page: Page, action: string): Promise<unknown> {
  const sent = page.waitForRequest((request) => actionOf(request.postData()) === action, { timeout: 0 });
  return Promise.all([onAction(page, action, async () => undefined), sent]);
}

inLanguages(['es'], ({ shared, session, home }) => {
  test('the first thing Tab reaches skips the menu', async ({ page, account }) => {
    await signIn(page, account);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: shared.frame.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: home.twofa.action })).toBeFocused();
  });

  test('the account menu has the legacy panel and what concerns oneself, by keyboard', async ({
    page,
    account,
  }) => {
    await signIn(page, account);
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
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(session.sessions.title);
  });
});

inLanguages(['fr'], ({ shared }) => {
  test('a notice stands while the browser is offline', async ({ page, account, context }) => {
    await signIn(page, account);
    await context.setOffline(true);
    await expect(page.getByText(shared.state.offline)).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText(shared.state.offline)).toHaveCount(0);
  });

  test('a new version of the panel is announced, with a way to load it', async ({ page, account }) => {
    await changeAnswer<AdminInfo>(page, 'getAdminInfo', { ui_timeout: 60 });
    await page.clock.install();
    await signIn(page, account);
    await changeAnswer<ActionAnswer<'getClientConfig'>>(page, 'getClientConfig', { version: 'next' });
    await page.clock.fastForward('15:00');
    await expect(page.getByText(shared.version.published)).toBeVisible();
    await expectAccessible(page);
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.isNavigationRequest()),
      page.getByRole('button', { name: shared.action.reload }).click(),
    ]);
    expect(new URL(request.url()).pathname).toBe('/home');
  });
});

inLanguages(['id'], (words) => {
  const { shared } = words;

  test('a command without an answer is given up after 60 seconds', async ({ page, account }) => {
    await page.clock.install();
    const sent = onceSent(page, 'changePassword');
    await signIn(page, account);
    await changePassword(page, words, account.password);
    await sent;
    await page.clock.fastForward(59_000);
    await expect(page.getByText(shared.operation.dropped)).toHaveCount(0);
    await page.clock.fastForward(1_000);
    await expect(page.getByText(shared.operation.dropped)).toBeVisible();
  });

  test('a refused command says so in the words of the catalogue', async ({ page, account }) => {
    const error = { code: 'limit_reached' };
    await onAction(page, 'changePassword', (route) =>
      route.fulfill({ json: { returncode: 0, returndata: '', error } }),
    );
    await signIn(page, account);
    await changePassword(page, words, account.password);
    await expect(page.getByText(shared.operation.refused)).toBeVisible();
    await expect(page.getByText(shared.errors.limit_reached).first()).toBeVisible();
  });
});

inLanguages(['ptbr'], ({ shared, session }) => {
  test('a bar shows that a request runs', async ({ page, account }) => {
    await signIn(page, account);
    const held: Route[] = [];
    await onAction(page, 'getSessions', async (route) => {
      held.push(route);
    });
    await page.getByRole('link', { name: shared.account.sessions }).click();
    const bar = page.getByRole('progressbar', { name: shared.state.loading });
    await expect(bar).toBeVisible();
    for (const route of held) await route.continue();
    await expect(page.getByText(session.sessions.current)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

inLanguages(['de', 'ptbr'], () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing is wider than a phone of 360 px, on any screen', async ({ page, account }) => {
    for (const path of ['/login', '/forgotPass', '/forgotPass?code=of-the-mail']) {
      await page.goto(path);
      await expectLoaded(page);
      await expectNoOverflow(page);
    }
    await signIn(page, account);
    const errorPages = [1, 2, 4, 5, 6].map((number) => `/error-${number}`);
    const screens = ['/security/twofa', '/settings/password', '/settings/sessions', '/logs/accounthistory'];
    for (const path of ['/home', ...screens, ...errorPages]) {
      await page.goto(path);
      await expectLoaded(page);
      await expectNoOverflow(page);
    }
  });
});
