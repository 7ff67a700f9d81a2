import type { Page } from '@playwright/test';
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
const { overview, daily, sharing, page: parts, row: does } = words;

test.use({ limits: ['maxdomains=3', 'maxemails=3', 'maxquota=5000'] });

async function start(page: Page, account: TestAccount) {
  const token = await signIn(page, account);
  const domain = `${account.username}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  await operator('domain', 'verify', domain, '--account', account.username);
  const addUser = (username: string, name: string) =>
    callAction<{ readonly id: string; readonly email: string }>(
      page.request,
      'addUser',
      { username, domain, name, password: 'Correct-horse-7', quota: 1000 },
      token,
    );
  const anna = await addUser('anna', 'Anna Berg');
  const ben = await addUser('ben', 'Ben Carter');
  return { token, domain, anna, ben };
}

test('access to a mailbox is given from its page with three clicks, and both pages tell of it', async ({
  page,
  account,
}) => {
  const { token, domain, anna, ben } = await start(page, account);
  await callAction(page.request, 'addAlias', { alias: 'sales', domain, forward: [anna.email] }, token);
  await open(page, `/users/list/${anna.id}`);
  await expect(page.getByRole('region', { name: overview.access.who })).toContainText(overview.access.nobody);
  let clicks = 0;
  const click = async (role: 'link' | 'option' | 'button', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  await click('link', overview.access.give);
  await expectLoaded(page);
  const field = page.getByRole('combobox', { name: sharing.delegates.add });
  await expect(field).toBeFocused();
  await page.keyboard.type('carter');
  await click('option', ben.email);
  await click('button', parts.save);
  await expect(page.getByText(shared.operation.done).first()).toBeVisible();
  expect(clicks).toBe(3);

  const tabs = page.getByRole('navigation', { name: parts.tabs });
  await tabs.getByRole('link', { name: parts.overview }).click();
  await expectAt(page, `/users/list/${anna.id}`);
  const who = page.getByRole('list', { name: overview.access.who });
  await expect(who).toContainText(`${ben.email}Ben Carter${sharing.right.read} · ${sharing.send.none}`);
  await expect(page.getByRole('link', { name: `sales@${domain}` })).toBeVisible();
  await expectAccessible(page);
  const recent = page.getByRole('region', { name: overview.history.title });
  await recent.getByRole('link', { name: words.operations.setDelegates }).click();
  await expect(page.getByRole('dialog')).toContainText(ben.email);
  await expectAt(page, `/users/list/${anna.id}/history`);
  await page.getByRole('dialog').getByRole('button', { name: shared.action.close }).click();
  await expect(page.getByText(words.operations.addUser)).toBeVisible();

  await tabs.getByRole('link', { name: parts.overview }).click();
  await who.getByRole('link', { name: ben.email }).click();
  await expect(page.getByRole('heading', { level: 1, name: ben.email })).toBeVisible();
  await expect(page.getByRole('list', { name: sharing.mailboxes.title })).toContainText(anna.email);
});

test('the menu of a row does what one does daily: password, name, quota, forwards', async ({
  page,
  account,
}) => {
  const { token, domain, anna } = await start(page, account);
  await open(page, '/users/list');
  const choose = async (name: string) => {
    await page
      .getByRole('button', { name: say(shared.list.rowActions, { name: anna.email }), exact: true })
      .click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };

  await choose(daily.resetPassword);
  const reset = page.getByRole('dialog', { name: daily.resetPassword });
  await reset.getByRole('button', { name: daily.resetPassword }).click();
  await expect(reset.getByText(daily.passwordDone)).toHaveCount(0);
  await reset.getByRole('button', { name: shared.password.generate }).click();
  const password = await reset.getByRole('code').textContent();
  await reset.getByRole('button', { name: daily.resetPassword }).click();
  await expect(reset.getByRole('alert')).toContainText(daily.passwordDone);
  await expect(reset.getByRole('alert')).toContainText(String(password));
  await expectAccessible(page);
  await reset.getByRole('button', { name: words.passwords.done }).click();

  await choose(words.bulk.quota);
  const quota = page.getByRole('dialog', { name: say(daily.quotaOf, { name: anna.email }) });
  await quota.getByLabel(words.form.quota).fill('2');
  await quota.getByRole('button', { name: parts.save }).click();
  await expect(quota).toHaveCount(0);
  expect(await callAction(page.request, 'getUser', { id: anna.id }, token)).toMatchObject({ quota: 2000 });

  await choose(daily.forward);
  await expectAt(page, `/users/list/${anna.id}/forwards`);
  await page.goBack();

  await choose(does.rename);
  const rename = page.getByRole('dialog', { name: words.rename.title });
  await rename.getByLabel(words.form.username).fill('anna.berg');
  await rename.getByRole('button', { name: does.rename }).click();
  await expect(page.getByRole('row', { name: `anna.berg@${domain}` })).toBeVisible();
});
