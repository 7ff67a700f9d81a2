import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/plans/messages/en.ts';
import { chooseMore } from './list-tools.ts';
import { operator } from './panel-process.ts';
import { expect, expectAt, expectLoaded, signIn, type TestAccount, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

test.use({ limits: ['maxdomains=3', 'maxemails=5', 'maxquota=9000'] });

async function verifiedDomain(page: Page, account: TestAccount, token: string): Promise<string> {
  const domain = `${account.username}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  await operator('domain', 'verify', domain, '--account', account.username);
  return domain;
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('users are imported from a file, its mistakes fixed on the way, and the import is undone', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  const domain = await verifiedDomain(page, account, token);
  const ben = { username: 'ben', domain, password: 'Correct-horse-7', name: 'Ben', quota: 1000 };
  await callAction(page.request, 'addUser', ben, token);
  await page.goto('/users/list');
  await chooseMore(page, shared.address.imports);
  await expectAt(page, '/users/import');
  const content = `email;name;quota_gb\nanna@${domain};Anna;1,5\nben@${domain};Benjamin;1\nchris@${domain};Chris;many\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('button', { name: words.form.submit }).click();

  await expect(page.getByText(words.state.planned)).toBeVisible();
  const rowOf = (name: string) => page.getByRole('row', { name: `${name}@${domain}` });
  await expect(rowOf('ben')).toContainText('Name: Ben → Benjamin');
  await expect(rowOf('chris')).toContainText('Enter GB as a number');
  await expect(page.getByRole('meter', { name: words.seats.basic })).toHaveAttribute('aria-valuenow', '2');
  await page.reload();
  await expectLoaded(page);
  await page.getByRole('link', { name: `1 ${words.exported.outcome.refuse}` }).click();
  await expect(rowOf('anna')).toHaveCount(0);
  await expect(rowOf('chris')).toBeVisible();

  await page.getByRole('button', { name: words.edit.sent }).click();
  const text = page.getByLabel(words.form.text);
  await expect(text).toHaveValue(/chris@.*many/);
  await text.fill((await text.inputValue()).replace('many', '2'));
  await page.getByRole('button', { name: words.form.submit }).click();
  await page.getByRole('button', { name: say(words.apply, { num: 3, shown: '3' }) }).click();
  await expect(page.getByText(say(words.state.done, { done: '3' }))).toBeVisible();
  await expect(rowOf('chris')).toContainText(words.exported.done.create);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.download.result }).click();
  const result = await textOf(await downloading);
  expect(result).toMatch(new RegExp(`anna@${domain},Added,,\\S{18}\n`));
  await expect(page.getByText(words.state.passwords)).toHaveCount(0);

  await page.getByRole('button', { name: words.undo.button }).click();
  await page.getByRole('button', { name: words.undo.confirm }).click();
  await expect(rowOf('anna')).toContainText(words.exported.outcome.remove);
  await page.getByRole('button', { name: say(words.undo.apply, { num: 3, shown: '3' }) }).click();
  await expect(page.getByText(say(words.undo.done, { done: '3' }))).toBeVisible();
  await page.goto('/users/list');
  await expect(rowOf('ben')).toContainText('Ben');
  await expect(rowOf('anna')).toHaveCount(0);
});

test('a file that cannot be read is refused at the field, and what was pasted stays', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  await verifiedDomain(page, account, token);
  await page.goto('/users/import');
  const spreadsheet = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00, 0xff]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: spreadsheet });
  await expect(page.getByText(words.form.notText)).toBeVisible();
  const text = page.getByLabel(words.form.text);
  await text.fill('email,shoe size\nanna@example.com,38');
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByText('it has unknown columns: shoe_size').first()).toBeVisible();
  await expect(text).toHaveValue(/shoe size/);
});
