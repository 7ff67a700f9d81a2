import type { ActionName } from '@posthouse/contract';
import { testCustomer } from '../apps/server/src/testing/test-customer.ts';
import { messages as words } from '../apps/web/src/features/builder/messages/en.ts';
import { messages as plans } from '../apps/web/src/features/plans/messages/en.ts';
import { operator } from './panel-process.ts';
import { expect, expectAt, signIn, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

test.use({ limits: ['maxdomains=9', 'maxemails=99', 'maxquota=99000'] });

test('a customer is set up in one sitting: pasted, corrected, verified, applied and taken back', async ({
  page,
  account,
}) => {
  test.slow();
  const customer = testCustomer(account.username);
  const token = await signIn(page, account);
  const totalOf = async (action: ActionName, fields = {}) =>
    (await callAction<{ total: number }>(page.request, action, fields, token)).total;
  const field = (name: keyof typeof words.section) => page.getByLabel(words.section[name].label);
  const review = () => page.getByRole('button', { name: words.submit }).click();
  const apply = async (num: number, [label, done] = [plans.apply, plans.state.done]) => {
    await page.getByRole('button', { name: say(label, { num, shown: String(num) }) }).click();
    await expect(page.getByText(say(done, { done: String(num) }))).toBeVisible({ timeout: 60_000 });
  };
  await page.goto('/home');
  await page.getByRole('link', { name: shared.address.setUp }).click();
  await expectAt(page, '/builder');

  // The file with its mistakes, as somebody pastes it.
  const everything = page.getByLabel(words.everything.label);
  await everything.evaluate((area, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, customer.csvWithMistakes);
  await expect(field('domains')).toHaveValue(/^one-.*\ntwo-.*\nthree-.*\nnot a domain$/);
  await expect(everything).toHaveValue(/group,crew@/);
  await review();

  // Nothing can be made in the new domains yet.
  await expect(page.getByText(plans.reasons.of.builder.domain_unverified).first()).toBeVisible();
  await apply(3);
  await page.getByRole('button', { name: plans.edit.rest }).click();
  await expect(field('domains')).toHaveValue('not a domain');
  await expect(page.getByText(words.refused.title).first()).toBeVisible();
  await expect(page.getByText(say(words.records.title, { num: 3 }))).toBeVisible();
  await expect(page.getByText(`_mail-verification.${customer.domains[0]}`)).toBeVisible();
  for (const domain of customer.domains)
    await operator('domain', 'verify', domain, '--account', account.username);
  await expect(page.getByText(say(words.records.title, { num: 3 }))).toHaveCount(0, { timeout: 30_000 });
  await review();

  // Its mistakes come first, each with its row and column.
  await expect(page.getByRole('link', { name: `10 ${plans.exported.outcome.refuse}` })).toBeVisible();
  await page.getByRole('button', { name: plans.edit.sent }).click();
  await expect(field('domains')).toHaveValue(/not a domain/);
  await everything.fill('');
  const [users = '', aliases = '', lists = ''] = await Promise.all(
    (['users', 'aliases', 'lists'] as const).map((name) => field(name).inputValue()),
  );
  const lines = (text: string, most: number) => text.split('\n').slice(0, most).join('\n');
  await field('domains').fill('');
  await field('users').fill(lines(users, 61));
  await field('aliases').fill(lines(aliases, 26));
  await field('lists').fill(lines(lists, 9));
  await review();
  await expect(page.getByRole('link', { name: `93 ${plans.exported.outcome.create}` })).toBeVisible();
  await expect(page.getByRole('link', { name: plans.exported.outcome.refuse })).toHaveCount(0);
  await apply(93);
  expect(await totalOf('getUsers')).toBe(60);
  expect(await totalOf('getLists')).toBe(8);

  await page.getByRole('button', { name: plans.undo.button }).click();
  await page.getByRole('button', { name: plans.undo.confirm }).click();
  await apply(93, [plans.undo.apply, plans.undo.done]);
  for (const action of ['getUsers', 'getAliases', 'getLists'] as const) expect(await totalOf(action)).toBe(0);

  // The domains were added by the first plan of the sitting.
  await page.goto('/builder');
  await page.getByRole('region', { name: plans.recent.title }).getByRole('link').last().click();
  await page.getByRole('button', { name: plans.undo.button }).click();
  await page.getByRole('button', { name: plans.undo.confirm }).click();
  await apply(3, [plans.undo.apply, plans.undo.done]);
  expect(await totalOf('getDomains')).toBe(0);
  for (const kind of ['domains', 'users', 'aliases', 'lists'] as const)
    expect(await totalOf('getRecycleBin', { kind })).toBe(0);
});
