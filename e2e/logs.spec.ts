import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/logs/messages/en.ts';
import { chooseMore, openFilter } from './list-tools.ts';
import { expect, expectAccessible, expectAt, signIn, test } from './panel-test.ts';
import { wordsOf } from './words.ts';

const { shared } = wordsOf('en');
const { column, status } = words;
/** Mail comes from the mail engine, which the panel of these tests does not have: the demo account has some. */
const demo = { username: 'demo', password: 'Demo-password-1', email: 'admin@demo.example' };

const rowsOf = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a message is found by what is known of it, and exported', async ({ page }) => {
  await signIn(page, demo);
  await page.goto('/logs');
  await expectAt(page, '/logs/incominglogs');
  await expect(rowsOf(page).first()).toBeVisible();
  await expectAccessible(page);

  const refused = await openFilter(page, column.recipient_status);
  await refused.getByRole('checkbox', { name: status.permanent }).check();
  await refused.getByRole('button', { name: shared.list.apply }).click();
  await expect(rowsOf(page).first()).toContainText(status.permanent);
  await expect(rowsOf(page).filter({ hasText: status.temporary })).toHaveCount(0);

  const from = await openFilter(page, column.from);
  await from.getByRole('combobox', { name: shared.list.condition }).selectOption('not');
  await from.getByRole('textbox', { name: shared.list.value }).fill('@partner.example');
  await from.getByRole('button', { name: shared.list.apply }).click();
  await expect(page.getByRole('button', { name: `${column.from}: not @partner.example` })).toBeVisible();
  await expect(rowsOf(page).first()).toContainText(status.permanent);
  await expect(rowsOf(page).filter({ hasText: '@partner.example' })).toHaveCount(0);
  expect(parameters(page)).toEqual({
    recipient_status: 'permanent',
    from: '@partner.example',
    not: 'from',
  });

  await chooseMore(page, shared.list.export);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: shared.list.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^incoming-log.*\.csv$/);
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  expect(head).toContain(column.recipient_status);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain(status.permanent);
});

test('new messages are shown as they come where somebody wants that', async ({ page }) => {
  await signIn(page, demo);
  await page.goto('/logs/outgoinglogs');
  await expect(rowsOf(page).first()).toBeVisible();
  const live = page.getByRole('switch', { name: shared.list.live });
  await expect(live).not.toBeChecked();
  await live.click();
  await expect(live).toBeChecked();
  const asked = page.waitForRequest((request) => request.postData()?.includes('getOutgoingLogs') === true);
  await asked;
});
