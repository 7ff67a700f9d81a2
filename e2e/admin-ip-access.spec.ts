import { type APIRequestContext, type Page, request } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/security/messages/en.ts';
import { messages as subAdmins } from '../apps/web/src/features/sub-admins/messages/en.ts';
import { chooseMore } from './list-tools.ts';
import { expect, expectAccessible, expectAt, signIn, type TestAccount, tabTo, test } from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

const screen = '/security/aipaccesslists';
const office = '192.0.2.10';

const { access, own, list, form, ask, preview, lockout } = words;
const removeOf = (page: Page, ip: string) =>
  page.getByRole('button', { name: say(list.removeOf, { ip }), exact: true });
const restrict = (page: Page) => page.getByRole('button', { name: access.restrict, exact: true });
const asked = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test('an empty list cannot be made to count; with the own address in it one stays in', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  const ip = await ownAddress(page.request, token);
  await page.goto(screen);
  await expect(page.getByText(access.unrestricted, { exact: true })).toBeVisible();
  await expect(page.getByText(list.emptyHint)).toBeVisible();
  await tabTo(page, restrict(page));
  await expect(restrict(page)).toHaveAccessibleDescription(shared.fields.ip_list_empty);
  await page.keyboard.press('Enter');
  await expect(asked(page, ask.restrict)).toHaveCount(0);

  await page.getByRole('button', { name: own.add }).click();
  await expect(page.getByRole('row', { name: ip })).toBeVisible();
  await expect(page.getByText(own.listed, { exact: true })).toBeVisible();
  await tabTo(page, restrict(page));
  await page.keyboard.press('Enter');
  const question = asked(page, ask.restrict);
  await expect(question).toContainText(say(preview.none, { num: 1 }));
  await expect(question.getByRole('checkbox')).toHaveCount(0);
  await tabTo(page, question.getByRole('button', { name: access.restrict }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText(access.restricted, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(access.restrictedText)).toBeVisible();
  await expect(removeOf(page, ip)).toHaveAccessibleDescription(list.lastStays);
  await expectAccessible(page);

  await page.getByRole('button', { name: access.lift }).click();
  const lifting = asked(page, ask.lift);
  await lifting.getByRole('button', { name: access.lift }).click();
  await expect(page.getByText(access.unrestricted, { exact: true })).toBeVisible();
});

test('a list without the own address warns, and counts only once that is accepted', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  const ip = await ownAddress(page.request, token);
  await page.goto(screen);
  await expect(page.getByText(list.emptyHint)).toBeVisible();
  await page.keyboard.press('n');
  const panel = page.getByRole('dialog', { name: form.add });
  await panel.getByLabel(form.ip).fill('192.0.2.300');
  await panel.getByRole('button', { name: form.add }).click();
  await expect(panel.getByRole('alert')).toContainText(shared.fields.ip_invalid);
  await panel.getByLabel(form.ip).fill('203.0.113.0/24');
  await panel.getByLabel(form.description).fill('Home');
  await panel.getByRole('button', { name: form.add }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('row', { name: '203.0.113.0/24' })).toContainText('Home');
  await page.getByRole('button', { name: form.add, exact: true }).click();
  await panel.getByLabel(form.ip).fill('203.0.113.0/24');
  await panel.getByRole('button', { name: form.add }).click();
  await expect(panel.getByRole('alert')).toContainText(form.listed);
  await panel.getByLabel(form.ip).fill('');
  await panel.getByRole('button', { name: shared.action.cancel }).click();
  await expect(panel).toBeHidden();

  await restrict(page).click();
  const question = asked(page, ask.restrict);
  await expect(question).toContainText(lockout.title);
  await expect(question).toContainText(say(lockout.text, { ip }));
  await expect(question.getByRole('listitem')).toContainText(ip);
  const confirm = question.getByRole('button', { name: access.restrict });
  await expect(confirm).toBeDisabled();
  await question.getByRole('checkbox', { name: lockout.tick }).check();
  await confirm.click();
  await expectAt(page, '/login');
  await expect(tokenOf(page.request, account)).rejects.toThrow('was refused');
});

test('removing from a list that counts says who is kept out', async ({ page, account, baseURL }) => {
  const token = await signIn(page, account);
  const ip = await ownAddress(page.request, token);
  await logInFrom(office, baseURL ?? '', account);
  for (const entry of [ip, office, '203.0.113.0/24']) {
    await callAction(page.request, 'addAdminIp', { ip: entry }, token);
  }
  await callAction(page.request, 'setAdminIpAccess', { restricted: 1 }, token);
  await page.goto(screen);
  await removeOf(page, office).click();
  const question = asked(page, say(ask.remove, { ip: office }));
  await expect(question).toContainText(say(preview.refused, { num: 1 }));
  await expect(question.getByRole('listitem')).toContainText(office);
  await expect(question.getByRole('checkbox')).toHaveCount(0);
  await question.getByRole('button', { name: list.remove }).click();
  await expect(question).toBeHidden();
  await expect(removeOf(page, office)).toHaveCount(0);

  await removeOf(page, ip).click();
  const own = asked(page, say(ask.remove, { ip }));
  await expect(own).toContainText(lockout.title);
  await expect(own.getByRole('button', { name: list.remove })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(own).toBeHidden();
  await expect(removeOf(page, ip)).toBeFocused();
});

test('the main admin restricts a sub-admin, starting from its row', async ({ page, account }) => {
  const token = await signIn(page, account);
  const other = await addSubAdmin(page, account, token);
  const elsewhere = await tokenOf(page.request, other);
  const row = page.getByRole('row', { name: other.username });
  const menu = async (item: string) => {
    const name = say(shared.list.rowActions, { name: other.username });
    await page.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await page.goto('/subadmins');
  await expect(row).toContainText(subAdmins.emailUnconfirmed);
  await chooseMore(page, shared.list.columns);
  await page.getByRole('dialog', { name: shared.list.columns }).getByLabel(subAdmins.column.ip).check();
  await page.keyboard.press('Escape');
  await expect(row).toContainText(subAdmins.ip.unrestricted);
  await menu(subAdmins.row.sendConfirmation);
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await menu(subAdmins.row.ipAccess);
  await expectAt(page, screen);
  const title = say(words.titleOf, { name: other.username });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: own.add })).toHaveCount(0);
  await page.getByRole('button', { name: form.add }).first().click();
  const panel = page.getByRole('dialog', { name: form.add });
  await panel.getByLabel(form.ip).fill('2001:db8::/32');
  await panel.getByRole('button', { name: form.add }).click();
  await expect(panel).toBeHidden();
  await restrict(page).click();
  const question = asked(page, ask.restrict);
  await expect(question).toContainText(say(preview.refused, { num: 1 }));
  await expect(question.getByRole('checkbox')).toHaveCount(0);
  await question.getByRole('button', { name: access.restrict }).click();
  await expect(page.getByText(access.restricted, { exact: true })).toBeVisible();
  await expect(callAction(page.request, 'getAdminInfo', {}, elsewhere)).rejects.toThrow('was refused');
  await page.getByRole('link', { name: words.back }).click();
  await expectAt(page, '/subadmins');
  await expect(row).toContainText(subAdmins.ip.restricted);
  await page.goto(`${screen}?username=nobody.here`);
  await expect(page.getByText(say(words.unknown, { name: 'nobody.here' }))).toBeVisible();
});

test('who may not change sub-admins sees no list but the own one', async ({ page, account }) => {
  const token = await tokenOf(page.request, account);
  const other = await addSubAdmin(page, account, token, { subadmins: 1 });
  await signIn(page, other);
  await page.goto(`${screen}?username=${account.username}`);
  await expect(page.getByText(shared.state.noPermission)).toBeVisible();
  await page.goto(`${screen}?username=${other.username}`);
  await expect(page.getByText(list.emptyHint)).toBeVisible();
});

async function ownAddress(from: APIRequestContext, token: string): Promise<string> {
  return (await callAction<{ remoteip: string }>(from, 'getAdminInfo', {}, token)).remoteip;
}

/** The same admin at work elsewhere. */
async function logInFrom(ip: string, baseURL: string, { username, password }: TestAccount): Promise<void> {
  const from = await request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': ip } });
  await callAction(from, 'login', { username, password });
  await from.dispose();
}

async function addSubAdmin(page: Page, account: TestAccount, token: string, permissions = {}) {
  const other = {
    username: `${account.username}.help`,
    email: `${account.username}.help@admins.example`,
    password: account.password,
  };
  await callAction(page.request, 'addSubAdmin', { ...other, permissions }, token);
  return other;
}
