import type { Page } from '@playwright/test';
import { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import { chooseMore } from './list-tools.ts';
import { operator } from './panel-process.ts';
import { expect, signIn, type TestAccount, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { list } = shared;

test.use({ limits: ['maxdomains=3', 'maxemails=9', 'maxquota=5000'] });

/** Two domains with some users and aliases. */
async function start(page: Page, account: TestAccount) {
  const token = await signIn(page, account);
  const call = (name: Parameters<typeof callAction>[1], fields: Readonly<Record<string, unknown>>) =>
    callAction(page.request, name, fields, token);
  const [first, second] = [`a.${account.username}.example`, `b.${account.username}.example`];
  for (const domain of [first, second]) {
    await call('addDomain', { domain });
    await operator('domain', 'verify', domain, '--account', account.username);
  }
  for (const [username, domain] of [
    ['anna', first],
    ['ben', first],
    ['carla', second],
  ]) {
    await call('addUser', { username, domain, password: 'Correct-horse-7', quota: 6 });
  }
  for (const alias of ['info', 'news', 'office']) {
    await call('addAlias', { alias, domain: first, forward: [`anna@${first}`] });
  }
  return { first, second, call };
}

const rows = (page: Page) => page.locator('main [role=row][data-id], main ul[aria-busy] > li');

const shares = [
  { name: 'a quarter of a desk', size: { width: 1280, height: 800 }, most: 1 / 4 },
  { name: 'a third of a phone', size: { width: 390, height: 844 }, most: 1 / 3 },
];
for (const { name, size, most } of shares) {
  test(`the first row begins within ${name}, in German`, async ({ page, account }) => {
    const { call } = await start(page, account);
    await call('setLanguage', { language: 'de' });
    await page.setViewportSize(size);
    for (const path of ['/users/list', '/domains/domainlist', '/aliases', '/logs/accounthistory']) {
      await page.goto(path);
      await expect(rows(page).first()).toBeVisible();
      const box = await rows(page).first().boundingBox();
      expect((box?.y ?? size.height) / size.height, path).toBeLessThanOrEqual(most);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
  });
}

test('an address is whole, and so is what a user has stored, before other columns get their room', async ({
  page,
  account,
}) => {
  const { first } = await start(page, account);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/users/list');
  const link = page.getByRole('link', { name: `anna@${first}` });
  await expect(link).toBeVisible();
  const cell = link.locator('xpath=ancestor::*[@role="gridcell"]');
  expect(
    await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  await expect(rows(page).first()).toContainText('6 MB');
});

test('a number of a domain leads to its list, and a filter offers the domains that fit', async ({
  page,
  account,
}) => {
  const { first, second } = await start(page, account);
  await page.goto('/domains/domainlist');
  await page.getByRole('row', { name: first }).getByRole('link', { name: '2', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  expect(new URL(page.url()).searchParams.get('domain')).toBe(first);
  const shown = say(list.filterShown, { name: users.column.domain, value: first });
  await page.getByRole('button', { name: shown }).click();
  const editor = page.getByRole('dialog', { name: users.column.domain });
  await editor.getByLabel(list.value).fill('b.');
  await editor.getByRole('option', { name: second }).click();
  await expect(editor).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
});

test('a view is saved, renamed, made the default, and removed', async ({ page, account }) => {
  const { second } = await start(page, account);
  await page.goto(`/users/list?domain=${second}`);
  await expect(rows(page)).toHaveCount(1);
  const views = page.getByRole('dialog', { name: list.views.title });
  const open = () => page.getByRole('button', { name: list.views.title, exact: true }).click();
  const choose = async (view: string, name: string) => {
    await views.getByRole('button', { name: say(list.rowActions, { name: view }) }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await open();
  await views.getByLabel(list.views.save).fill('Second');
  await views.getByRole('button', { name: list.views.submit }).click();
  await expect(views).toHaveCount(0);
  await open();
  await views.getByRole('link', { name: list.views.all }).click();
  await expect(rows(page)).toHaveCount(3);
  await open();
  await choose('Second', list.views.rename);
  await views.getByLabel(list.views.rename).fill('Customer B');
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name: 'Customer B' })).toBeVisible();
  await choose('Customer B', list.views.makeDefault);
  await expect(views.getByText(list.views.default, { exact: true })).toBeVisible();
  await page.goto('/aliases');
  await page.goto('/users/list');
  await expect(rows(page)).toHaveCount(1);
  await open();
  await choose('Customer B', list.views.remove);
  await expect(views.getByRole('link', { name: 'Customer B' })).toHaveCount(0);
});

test('the arrow keys show the neighbours of the row in the side panel', async ({ page, account }) => {
  const { first } = await start(page, account);
  await page.goto('/aliases');
  await page.getByRole('link', { name: `info@${first}` }).click();
  const panel = (name: string) => page.getByRole('dialog', { name: `${name}@${first}` });
  await expect(panel('info')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(panel('news')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(panel('office')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(panel('news')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await chooseMore(page, list.export);
  await expect(page.getByRole('dialog', { name: list.export })).toBeVisible();
});
