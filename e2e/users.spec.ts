import type { Locator, Page } from '@playwright/test';
import { messages as bin } from '../apps/web/src/features/recycle-bin/messages/en.ts';
import { messages as words } from '../apps/web/src/features/users/messages/en.ts';
import { operator } from './panel-process.ts';
import {
  expect,
  expectAccessible,
  expectAt,
  expectLoaded,
  open,
  signIn,
  type TestAccount,
  test,
} from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { add, form, row: does, page: parts, ask } = words;

test.use({ limits: ['maxdomains=3', 'maxemails=3', 'maxeemails=2', 'maxquota=5000'] });

/** A domain that can have users. */
async function verifiedDomain(page: Page, account: TestAccount, token: string): Promise<string> {
  const domain = `${account.username}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  await operator('domain', 'verify', domain, '--account', account.username);
  return domain;
}

const addUser = (page: Page, token: string, domain: string, username: string) =>
  callAction<{ readonly id: string; readonly email: string }>(
    page.request,
    'addUser',
    { username, domain, password: 'Correct-horse-7', quota: 1000 },
    token,
  );

test('a user is added with what its type has, and found by its name', async ({ page, account }) => {
  const token = await signIn(page, account);
  const domain = await verifiedDomain(page, account, token);
  await page.goto('/users');
  await expectAt(page, '/users/list');
  await expect(page.getByText(words.emptyHint)).toBeVisible();
  await page.getByRole('button', { name: add.title }).first().click();
  const panel = page.getByRole('dialog', { name: add.title });
  await panel.getByLabel(form.username).fill('anna');
  await panel.getByLabel(form.domain).click();
  await panel.getByRole('option', { name: domain }).click();
  await panel.getByLabel(form.name, { exact: true }).fill('Anna Berg');
  const types = panel.getByLabel(form.type);
  await expect(types.getByRole('option', { name: words.type.exchange })).toHaveCount(0);
  await types.selectOption(words.type.enhanced);
  await expect(panel.getByLabel(form.mailboxType)).toBeVisible();
  await expect(panel.getByText(say(form.quotaLeft, { num: '5 GB' }))).toBeVisible();
  await panel.getByLabel(form.quota).fill('6');
  await panel.getByLabel(form.password, { exact: true }).fill('Correct-horse-7');
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(say(shared.fields.quota_available, { num: 5 })).first()).toBeVisible();
  await panel.getByLabel(form.quota).fill('1.5');
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(say(words.deeds.addUser, { name: `anna@${domain}` }))).toBeVisible();
  await panel.getByRole('button', { name: shared.action.close }).click();
  await expect(page.getByRole('row', { name: `anna@${domain}` })).toContainText('1.5 GB');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: shared.goTo.title }).fill('Anna Berg');
  await page.getByRole('option', { name: `anna@${domain}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `anna@${domain}` })).toBeVisible();
});

test('quota, services and access hours are changed, and the address', async ({ page, account }) => {
  const token = await signIn(page, account);
  const domain = await verifiedDomain(page, account, token);
  const { id } = await addUser(page, token, domain, 'ben');
  await open(page, `/users/list/${id}/account`);
  await page.getByLabel(form.quota).fill('2');
  await page.getByRole('button', { name: parts.save }).click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await page.getByRole('link', { name: parts.services }).click();
  await expectLoaded(page);
  await page.getByRole('switch', { name: words.service.pop3 }).click();
  const sunday = { day: 'Sunday' };
  await page.getByLabel(say(words.hours.of, { day: 'Saturday' })).selectOption(words.hours.closed);
  await page.getByLabel(say(words.hours.of, sunday)).selectOption(words.hours.hours);
  await page.getByLabel(say(words.hours.start, sunday)).selectOption('18:00');
  await page.getByLabel(say(words.hours.end, sunday)).selectOption('9:00');
  await page.getByRole('button', { name: parts.save }).click();
  await expect(page.getByText(shared.fields.hours_order).first()).toBeVisible();
  await page.getByLabel(say(words.hours.end, sunday)).selectOption('22:00');
  await page.getByRole('button', { name: parts.save }).click();
  await expect
    .poll(() => callAction(page.request, 'getUser', { id }, token))
    .toMatchObject({
      quota: 2000,
      pop3: 0,
      imap: 1,
      access_hours: { 1: [0, 24], 5: [0, 24], 7: [18, 22] },
    });
  await page.getByRole('button', { name: does.rename }).click();
  const panel = page.getByRole('dialog', { name: words.rename.title });
  await panel.getByLabel(form.username).fill('benjamin');
  await panel.getByRole('button', { name: does.rename }).click();
  await expect(page.getByRole('heading', { level: 1, name: `benjamin@${domain}` })).toBeVisible();
});

test('a removed user comes back by undo, and later from the recycle bin', async ({ page, account }) => {
  const token = await signIn(page, account);
  const domain = await verifiedDomain(page, account, token);
  const { id, email } = await addUser(page, token, domain, 'carla');
  await open(page, `/users/list/${id}`);
  await page.getByRole('button', { name: does.remove }).click();
  const question = page.getByRole('alertdialog', { name: say(ask.removeOne, { name: email }) });
  await question.getByRole('button', { name: does.remove }).click();
  await expectAt(page, '/users/list');
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.getByRole('button', { name: words.undo }).click();
  await expect(page.getByRole('row', { name: email })).toBeVisible();
  await page.getByRole('button', { name: say(shared.list.rowActions, { name: email }) }).click();
  await page.getByRole('menuitem', { name: does.remove }).click();
  await question.getByRole('button', { name: does.remove }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await page
    .getByRole('navigation', { name: shared.menu.users })
    .getByRole('link', { name: shared.menu.recycleBin })
    .click();
  await expectAt(page, '/users/recyclebin');
  await page.getByRole('row', { name: email }).getByRole('checkbox').check();
  await page.getByRole('button', { name: say(bin.of.users.restore, { num: 1, shown: '1' }) }).click();
  await expect(page.getByText(bin.empty)).toBeVisible();
  await page.goto('/users/list');
  await expect(page.getByRole('row', { name: email })).toBeVisible();
});

test('a user is added with five clicks, and the password is handed over by a link that shows it once', async ({
  page,
  account,
  browser,
  baseURL,
}) => {
  const token = await signIn(page, account);
  const domain = await verifiedDomain(page, account, token);
  await open(page, '/users/list');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('button', { name: add.title }).first());
  const panel = page.getByRole('dialog', { name: add.title });
  await panel.getByLabel(form.username).fill('dora');
  await click(panel.getByLabel(form.domain));
  await click(panel.getByRole('option', { name: domain }));
  await click(panel.getByRole('button', { name: shared.password.generate }));
  await click(panel.getByRole('button', { name: add.title }));
  await expect(panel.getByText(say(words.deeds.addUser, { name: `dora@${domain}` }))).toBeVisible();
  await expect(panel.getByText(shared.operation.done)).toBeVisible();
  expect(clicks).toBe(5);
  const secret = panel.getByRole('region', { name: form.password });
  const password = String(await secret.locator('code').textContent());
  await secret.getByRole('button', { name: words.handover.create }).click();
  const { pathname } = new URL(String(await secret.locator('code').nth(1).textContent()));

  // Whoever gets the link has no login.
  const reader = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await reader.goto(pathname);
  await expect(reader.getByText(password)).toHaveCount(0);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Show password' }).click();
  await expect(reader.getByText(password, { exact: true })).toBeVisible();
  await expectAccessible(reader);
  await reader.goto(pathname);
  await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await reader.context().close();

  await panel.getByRole('link', { name: shared.added.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: `dora@${domain}` })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: parts.account, exact: true }).first().click();
  await page.getByRole('button', { name: words.handover.reset }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.handover.reset }).click();
  await expect(page.getByText(words.handover.made)).toBeVisible();
  await page.getByRole('button', { name: words.handover.revoke }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.handover.revoke }).click();
  await expect(
    page.getByText(say(words.deeds.revokePasswordHandover, { name: `dora@${domain}` })),
  ).toBeVisible();
});
