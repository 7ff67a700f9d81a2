import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { chooseMore, openFilter } from './list-tools.ts';
import { expect, expectAt, signIn, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { history, say, session, shared } = wordsOf('en');

const path = '/logs/accounthistory';

/** Makes entries: each choice of a language is one. */
async function chooseLanguages(request: APIRequestContext, token: string, times: number): Promise<void> {
  const choices = Array.from({ length: times }, (_, index) => (index % 2 === 0 ? 'de' : 'en'));
  for (const language of choices) await callAction(request, 'setLanguage', { language }, token);
}

const rowsOf = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const { list, difference } = shared;
const changed = session.operations.setLanguage;

test('the list says who changed what, and a row opens with its before and after', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  await chooseLanguages(page.request, token, 2);
  await page.goto(path);
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(rowsOf(page).first()).toContainText(changed);
  await expect(rowsOf(page).first()).toContainText(account.username);
  await expect(rowsOf(page).first()).toContainText(history.outcome.done);
  await expect(rowsOf(page).last()).toContainText(history.values.adminname.operator);

  await rowsOf(page).first().getByRole('link', { name: changed }).click();
  const panel = page.getByRole('dialog', { name: changed });
  const table = panel.getByRole('table', { name: say(history.caption, { name: changed }) });
  await expect(table.getByRole('columnheader')).toHaveText([
    difference.field,
    difference.before,
    difference.after,
  ]);
  await expect(table.getByRole('row').last()).toContainText(session.facts.language);
  await expect(table.getByRole('cell')).toHaveText(['Deutsch', 'English']);

  // The panel has an address of its own.
  expect(parameters(page)).toHaveProperty('open');
  await page.reload();
  await expect(table.getByRole('cell')).toHaveText(['Deutsch', 'English']);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(parameters(page)).toEqual({});
  await rowsOf(page).first().getByRole('gridcell').last().click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expectAt(page, path);
});

test('search and filters stand in the address, which reload and Back follow', async ({ page, account }) => {
  const token = await signIn(page, account);
  await chooseLanguages(page.request, token, 2);
  await page.goto(path);
  await expect(rowsOf(page)).toHaveCount(4);

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: history.search });
  await expect(search).toBeFocused();
  const filters = page.getByRole('group', { name: list.filters });
  const editor = await openFilter(page, history.column.action);
  await editor.getByRole('radio', { name: changed }).check();
  await editor.getByRole('button', { name: list.apply }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  expect(parameters(page)).toEqual({ operation: 'setLanguage' });
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(2);

  await filters
    .getByRole('button', { name: say(list.filterShown, { name: history.column.action, value: changed }) })
    .click();
  await editor.getByLabel(list.condition).selectOption(list.isNot);
  await editor.getByRole('button', { name: list.apply }).click();
  await expect(rowsOf(page).filter({ hasText: changed })).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(2);
  expect(parameters(page)).toEqual({ operation: 'setLanguage', not: 'operation' });
  await page.goBack();
  await expect(rowsOf(page).filter({ hasText: changed })).toHaveCount(2);
  await filters
    .getByRole('button', { name: say(list.removeFilter, { name: history.column.action }) })
    .click();
  await expect(rowsOf(page)).toHaveCount(4);

  // Where the filter was is nothing any more.
  await expect(search).toBeFocused();
  await page.keyboard.type('operator');
  await expect(rowsOf(page)).toHaveCount(1);
  expect(parameters(page)).toEqual({ search: 'operator' });
  await page.reload();
  await expect(search).toHaveValue('operator');
  await expect(rowsOf(page)).toHaveCount(1);
  await search.fill('nobody did this');
  await expect(page.getByText(shared.state.nothingFound, { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: shared.action.clearFilters }).last().click();
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(search).toHaveValue('');
});

test('the export holds what matches, in the shown columns', async ({ page, account }) => {
  const token = await signIn(page, account);
  await chooseLanguages(page.request, token, 1);
  await page.goto(`${path}?operation=setLanguage`);
  await expect(rowsOf(page)).toHaveCount(1);
  await chooseMore(page, list.export);
  const form = page.getByRole('dialog', { name: list.export });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: list.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(head?.replace(/^\uFEFF/, '')).toBe(Object.values(history.column).slice(0, 6).join());
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(
    `,${account.username},${changed},${account.username},${history.outcome.done},198.51.`,
  );
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await expectAt(page, path);
});

test('admin, target and days narrow the list', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto(path);
  await expect(rowsOf(page)).toHaveCount(2);
  const admin = await openFilter(page, history.column.adminname);
  await admin.getByLabel(list.value).fill(account.username);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: shared.action.clearFilters }).click();
  const target = await openFilter(page, history.column.target);
  await target.getByLabel(list.value).fill(account.username.slice(2, 8));
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(history.values.adminname.operator);
  await page.getByRole('button', { name: shared.action.clearFilters }).click();
  const editor = await openFilter(page, history.column.at);
  await editor.getByRole('button', { name: say(list.lastDays, { num: 7 }) }).click();
  await expect(editor.getByLabel(list.to, { exact: true })).not.toHaveValue('');
  await editor.getByRole('button', { name: list.apply }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.goto(`${path}?to=2020-01-31`);
  await expect(page.getByText(shared.state.nothingFound, { exact: true })).toBeVisible();
});

test('a click on its head turns the order round', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto(path);
  await expect(rowsOf(page).first()).toContainText(session.operations.login);
  const head = page.getByRole('columnheader', { name: history.column.at });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.click();
  await expect(rowsOf(page).first()).toContainText(history.values.adminname.operator);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(parameters(page)).toEqual({ dir: 'asc' });
  await page.goBack();
  await expect(rowsOf(page).first()).toContainText(session.operations.login);
});

test('pages follow one another without a gap, there and back', async ({ page, account }) => {
  const token = await signIn(page, account);
  await chooseLanguages(page.request, token, 61);
  await page.goto(path);
  const pages = page.getByRole('navigation', { name: list.pages });
  await expect(pages).toContainText(say(list.range, { from: 1, to: 50 }));
  await pages.getByRole('button', { name: list.nextPage }).click();
  await expect(pages).toContainText(say(list.range, { from: 51, to: 63 }));
  await expect(rowsOf(page)).toHaveCount(13);
  await expect(rowsOf(page).last()).toContainText(history.values.adminname.operator);
  await expect(pages.getByRole('button', { name: list.nextPage })).toBeDisabled();
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(13);
  await pages.getByRole('button', { name: list.previousPage }).click();
  await expect(pages).toContainText(say(list.range, { from: 1, to: 50 }));
  await page.getByLabel(list.pageSize).selectOption('25');
  await expect(pages).toContainText(say(list.range, { from: 1, to: 25 }));
  expect(parameters(page)).toEqual({ limit: '25' });
});

test('columns can be hidden, and the choice is kept', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto(path);
  const head = page.getByRole('columnheader', { name: history.column.remoteip });
  await expect(head).toBeVisible();
  await chooseMore(page, list.columns);
  const choice = page.getByRole('dialog', { name: list.columns });
  await expect(choice.getByLabel(history.column.action)).toBeDisabled();
  await choice.getByLabel(history.column.remoteip).uncheck();
  await page.keyboard.press('Escape');
  await expect(head).toHaveCount(0);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(head).toHaveCount(0);
  await chooseMore(page, list.columns);
  await choice.getByRole('button', { name: list.resetColumns }).click();
  await page.keyboard.press('Escape');
  await expect(head).toBeVisible();
});

test('a phone shows cards, with everything the grid offers', async ({ page, account }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signIn(page, account);
  await chooseLanguages(page.request, token, 1);
  await page.goto(path);
  const cards = page.getByRole('list', { name: history.title }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText(say(history.by, { name: account.username }));
  await expect(page.getByRole('grid')).toHaveCount(0);
  await chooseMore(page, list.sortBy);
  await page.getByRole('radio', { name: say(list.ascending, { name: history.column.at }) }).check();
  await page.keyboard.press('Escape');
  await expect(cards.first()).toContainText(history.values.adminname.operator);
  await cards.last().click();
  const panel = page.getByRole('dialog', { name: session.operations.setLanguage });
  await expect(panel.getByRole('table')).toBeVisible();
  await panel.getByRole('button', { name: shared.action.close }).click();
  await expect(panel).toHaveCount(0);
});
