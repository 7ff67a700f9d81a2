import type { Locator, Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/offboarding/messages/en.ts';
import { messages as plans } from '../apps/web/src/features/plans/messages/en.ts';
import { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import { expect, expectAt, open, test } from './panel-test.ts';
import { limitsOfDomain, startInDomain } from './verified-domain.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

test.use({ limits: limitsOfDomain });

const changes = (text: string, num: number) => say(text, { num, shown: String(num) });
const done = (page: Page, text: string, num: number) =>
  expect(page.getByText(say(text, { done: String(num) }))).toBeVisible({ timeout: 60_000 });

test('a user is offboarded with six clicks from the list, and all of it is taken back', async ({
  page,
  account,
}) => {
  const { domain, call, anna, ben } = await startInDomain(page, account);
  await call('addAlias', { alias: 'info', domain, forward: [anna.email] });
  type Forwards = { readonly destinations: readonly { readonly address: string }[] };
  const forwards = async () =>
    (await call<Forwards>('getForwards', { id: anna.id })).destinations.map(({ address }) => address);
  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };

  await open(page, '/users/list');
  await click(page.getByRole('button', { name: say(shared.list.rowActions, { name: anna.email }) }).first());
  await click(page.getByRole('menuitem', { name: users.offboarding.row, exact: true }));
  await expectAt(page, '/users/offboarding');
  const colleague = page.getByRole('combobox', { name: words.who.colleague });
  await click(colleague);
  await colleague.pressSequentially('ben');
  await click(page.getByRole('option', { name: ben.email }));
  await click(page.getByRole('button', { name: words.submit }));
  await expect(page.getByText(plans.state.planned)).toBeVisible();
  await expect(page.getByRole('row', { name: `info@${domain}` })).toContainText(ben.email);
  expect(await forwards()).toEqual([]);
  await click(page.getByRole('button', { name: changes(plans.apply, 3) }));
  await done(page, plans.state.done, 3);
  expect(clicks).toBe(6);
  expect(await forwards()).toEqual([ben.email]);

  await page.getByRole('button', { name: plans.undo.button }).click();
  await page.getByRole('button', { name: plans.undo.confirm }).click();
  await page.getByRole('button', { name: changes(plans.undo.apply, 3) }).click();
  await done(page, plans.undo.done, 3);
  expect(await forwards()).toEqual([]);
});

test('several users leave at once and go on a date, which can be cancelled before', async ({
  page,
  account,
}) => {
  const { anna, ben } = await startInDomain(page, account);
  await open(page, '/users/list');
  for (const { email: name } of [anna, ben])
    await page.getByRole('checkbox', { name: say(shared.list.selectRow, { name }) }).check();
  await page.getByRole('button', { name: changes(users.offboarding.bulk, 2) }).click();
  await expect(page.getByRole('list', { name: words.who.leaving })).toContainText(ben.email);
  await page.getByLabel(words.mail.way).selectOption(words.mail.ways.keep);
  for (const part of [words.handOver.aliases, words.handOver.lists, words.handOver.smart_lists])
    await page.getByRole('switch', { name: part }).uncheck();
  await page.getByRole('switch', { name: words.removal.on }).check();
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(shared.fields.required).first()).toBeVisible();
  await page.getByLabel(words.removal.day, { exact: true }).fill('2199-12-31');
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByRole('button', { name: changes(plans.apply, 4) }).click();
  await done(page, plans.state.done, 4);

  await open(page, '/users/offboarding');
  await expect(page.getByRole('row', { name: ben.email })).toContainText(words.removals.waiting);
  await open(page, `/users/list/${anna.id}`);
  await page.getByRole('button', { name: users.offboarding.cancel }).click();
  await expect(page.getByRole('button', { name: users.offboarding.cancel })).toHaveCount(0);
  await open(page, '/users/offboarding');
  await expect(page.getByRole('row', { name: ben.email })).toBeVisible();
  await expect(page.getByRole('row', { name: anna.email })).toHaveCount(0);
});
