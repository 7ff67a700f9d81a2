import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/sub-admins/messages/en.ts';
import { mailedPath } from './outbox.ts';
import { expect, expectAccessible, expectAt, signIn, type TestAccount, tabTo, test } from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

interface Row {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly permissions: Readonly<Record<string, number>>;
}

const { form, rights, level, facts, row, ask, bulk } = words;
const radio = (page: Page, area: string, name: string) =>
  page.getByRole('radiogroup', { name: area, exact: true }).getByRole('radio', { name, exact: true });

/** A sub-admin made without the browser. */
const addOther = async (page: Page, account: TestAccount, token: string, permissions = {}) => {
  const username = `${account.username}.help`;
  const email = `${username}@admins.example`;
  const fields = { username, email, password: account.password, permissions };
  const made = await callAction<Row>(page.request, 'addSubAdmin', fields, token);
  return { ...made, username, password: account.password, email };
};
const rowMenu = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: say(shared.list.rowActions, { name }) }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

test('the empty list says what sub-admins are for, and adding one lets them in', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await page.goto('/subadmins');
  await expect(page.getByText(words.emptyHint)).toBeVisible();
  await page.getByRole('link', { name: words.add }).first().click();
  await expectAt(page, '/subadmins/new');
  // The address is there before the screen; the list has a field that looks for user names, too.
  await expect(page.getByRole('heading', { level: 1, name: words.add })).toBeVisible();
  const panel = page.getByRole('main');
  await panel.getByLabel(form.username).fill(`${account.username}.new`);
  await panel.getByLabel(form.name, { exact: true }).fill('Nina New');
  await panel.getByLabel(form.email).fill('nina@admins.example');
  await panel.getByRole('radio', { name: form.typePassword }).check();
  await panel.getByRole('button', { name: shared.password.generate }).click();
  const password = (await panel.getByRole('code').textContent()) ?? '';
  await panel.getByRole('button', { name: rights.readOnly, exact: true }).click();
  await expect(panel.getByText(rights.applied)).toBeVisible();
  await expect(radio(page, facts.users, level.view)).toBeChecked();
  await expect(panel.getByText(words.includes.users.view)).toBeVisible();
  await panel.getByRole('button', { name: words.add }).click();
  await expect(
    panel.getByText(say(words.deeds.addSubAdmin, { name: `${account.username}.new` })),
  ).toBeVisible();
  await expect(panel.getByText(password)).toBeVisible();
  await panel.getByRole('link', { name: words.page.back }).click();
  await expect(page.getByRole('row', { name: 'Nina New' })).toContainText(words.state.active);
  await tokenOf(page.request, { ...account, username: `${account.username}.new`, password });
});

test('somebody who was invited chooses the password behind the mailed link, and nobody is logged out', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  const username = `${account.username}.guest`;
  const email = `${username}@guests.example`;
  await page.goto('/subadmins/new');
  const panel = page.getByRole('main');
  await panel.getByLabel(form.username).fill(username);
  await panel.getByLabel(form.email).fill(email);
  await panel.getByRole('button', { name: words.add }).click();
  await expect(panel.getByText(say(words.page.invited, { email }))).toBeVisible();
  await panel.getByRole('link', { name: words.page.back }).click();
  const row = page.getByRole('row', { name: username });
  await expect(row).toContainText(words.state.invited);

  const link = await mailedPath(email);
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await expect(page.locator('#rules .good')).toHaveText(['A lowercase letter']);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await expect(page.locator('#rules .good')).toHaveCount(5);
  await page.getByLabel('Confirm password').fill('something else');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('alert')).toHaveText('The two entries must be identical.');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invitation accepted' })).toBeVisible();
  await tokenOf(page.request, { ...account, username });

  await page.goto('/subadmins');
  await expect(row).toContainText(words.state.active);
  expect((await page.goto(link))?.status()).toBe(404);
});

test('an invitation is revoked and sent again from the page of the sub-admin', async ({ page, account }) => {
  const token = await signIn(page, account);
  const username = `${account.username}.guest`;
  const fields = { username, email: `${username}@guests.example` };
  const { id } = await callAction<Row>(page.request, 'addSubAdmin', fields, token);
  await page.goto(`/subadmins/${id}`);
  await expect(page.getByText(words.invitation.openTitle)).toBeVisible();
  await page.getByRole('button', { name: row.revokeInvitation }).click();
  await expect(page.getByText(words.invitation.ended)).toBeVisible();
  await page.getByRole('button', { name: row.sendInvitation }).click();
  await expect(page.getByText(words.invitation.openTitle)).toBeVisible();
});

test('on a phone each area is a list of level names, and saving is always in reach', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signIn(page, account);
  const other = await addOther(page, account, token);
  await page.goto(`/subadmins/${other.id}`);
  const save = page.getByRole('button', { name: words.save });
  await expect(save).toBeInViewport();
  await page.getByLabel(facts.users, { exact: true }).selectOption(level.addUpdate);
  await expect(page.getByText(words.includes.users.impersonate)).toBeVisible();
  await expect(save).toBeInViewport();
  await save.click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  const saved = await callAction<Row>(page.request, 'getSubAdmin', { id: other.id }, token);
  expect(saved.permissions).toMatchObject({ users: 5 });
});

test('what is missing is told field by field, each leading there; a name that is taken at the name', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  const other = await addOther(page, account, token);
  await page.goto('/subadmins/new');
  const panel = page.getByRole('main');
  await panel.getByRole('radio', { name: form.typePassword }).check();
  await panel.getByRole('button', { name: words.add }).click();
  const summary = panel.getByRole('alert');
  await expect(summary).toContainText(say(shared.form.attention, { num: 3 }));
  const line = (label: string) =>
    summary.getByRole('button', { name: say(shared.form.finding, { label, message: '' }).trim() });
  await expect(panel.getByLabel(form.username)).toBeFocused();
  await line(form.password).click();
  await expect(panel.getByLabel(form.password, { exact: true })).toBeFocused();
  await line(form.email).click();
  await expect(panel.getByLabel(form.email)).toBeFocused();
  await panel.getByLabel(form.username).fill(other.username);
  await panel.getByLabel(form.email).fill('nina@admins.example');
  await panel.getByRole('button', { name: shared.password.generate }).click();
  await panel.getByRole('button', { name: words.add }).click();
  await expect(panel.getByLabel(form.username)).toBeFocused();
  await expect(panel.getByLabel(form.username)).toBeInViewport();
  await expect(panel.getByLabel(form.username)).toHaveAccessibleDescription(new RegExp(shared.fields.taken));
});

test('the permission grid is filled in by keyboard alone', async ({ page, account }) => {
  const token = await signIn(page, account);
  const other = await addOther(page, account, token);
  await page.goto(`/subadmins/${other.id}`);
  const panel = page.getByRole('main');
  await tabTo(page, radio(page, facts.users, level.noAccess));
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowRight');
  await expect(radio(page, facts.users, level.addUpdate)).toBeFocused();
  await expect(radio(page, facts.users, level.addUpdate)).toBeChecked();
  for (const part of [words.includes.users.remove, words.includes.users.impersonate]) {
    await expect(panel.getByText(part)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(radio(page, facts.domains, level.noAccess)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, facts.domains, level.view)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(radio(page, facts.domains, level.modify)).toBeChecked();
  await expect(panel.getByRole('button', { name: words.save })).toBeInViewport();
  await tabTo(page, panel.getByRole('button', { name: words.save }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  const saved = await callAction<Row>(page.request, 'getSubAdmin', { id: other.id }, token);
  expect(saved.permissions).toMatchObject({ users: 5, domains: 6, aliases: 0 });
});

test('disabling names what happens and ends the sessions; removing is for good', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  const other = await addOther(page, account, token);
  const elsewhere = await tokenOf(page.request, other);
  await page.goto('/subadmins');
  await rowMenu(page, other.username, row.disable);
  const question = page.getByRole('alertdialog', { name: say(ask.disableOne, { name: other.username }) });
  await expect(question).toContainText(ask.disableText);
  await question.getByRole('button', { name: row.disable }).click();
  await expect(page.getByRole('row', { name: other.username })).toContainText(words.state.disabled);
  await expect(callAction(page.request, 'getAdminInfo', {}, elsewhere)).rejects.toThrow('was refused');
  await page.getByRole('row', { name: other.username }).getByRole('checkbox').check();
  const one = { num: 1, shown: '1' };
  await page.getByRole('button', { name: say(bulk.remove, one) }).click();
  const removal = page.getByRole('alertdialog', { name: say(ask.remove, one) });
  await expect(removal).toContainText(ask.removeText);
  await removal.getByRole('button', { name: say(bulk.remove, one) }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
});

test('a sub-admin is offered no level above its own, and cannot edit itself', async ({ page, account }) => {
  const token = await tokenOf(page.request, account);
  const manager = await addOther(page, account, token, { subadmins: 5, users: 3 });
  await signIn(page, manager);
  await page.goto('/subadmins/new');
  const panel = page.getByRole('main');
  await expect(radio(page, facts.users, level.remove)).toBeEnabled();
  await expect(radio(page, facts.users, level.impersonate)).toBeDisabled();
  await expect(panel.getByText(say(rights.ownLimit, { level: level.remove }))).toBeVisible();
  await panel.getByRole('button', { name: rights.full, exact: true }).click();
  await expect(panel.getByText(rights.lowered)).toBeVisible();
  await expect(radio(page, facts.users, level.remove)).toBeChecked();
  await expect(radio(page, facts.domains, level.noAccess)).toBeChecked();
  await page.goto(`/subadmins/${manager.id}`);
  await expect(page.getByText(words.locked.self)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('who may only view is told so, whatever the rights of the other', async ({ page, account }) => {
  const token = await tokenOf(page.request, account);
  const strong = await callAction<Row>(
    page.request,
    'addSubAdmin',
    {
      username: `${account.username}.strong`,
      email: 'strong@admins.example',
      password: account.password,
      permissions: { users: 6 },
    },
    token,
  );
  await signIn(page, await addOther(page, account, token, { subadmins: 1 }));
  await page.goto(`/subadmins/${strong.id}`);
  await expect(page.getByText(words.locked.right)).toBeVisible();
  await expect(page.getByText(words.locked.more)).toHaveCount(0);
});

test('viewing as a sub-admin is a tab of its own, marked, read-only, and ends where one was', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  const other = await addOther(page, account, token, { subadmins: 5 });
  await page.goto('/subadmins');
  await rowMenu(page, other.username, row.viewAs);
  const dialog = page.getByRole('dialog', { name: say(words.viewAs.title, { name: other.username }) });
  await dialog.getByLabel(words.viewAs.password, { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: words.viewAs.submit }).click();
  await expect(dialog.getByText(shared.fields.password_wrong)).toBeVisible();
  await dialog.getByLabel(words.viewAs.password, { exact: true }).fill(account.password);
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: words.viewAs.submit }).click();
  const view = await opening;
  const bar = view.getByRole('region', { name: shared.viewing.label });
  await expect(bar).toContainText(other.username);
  await expectAt(view, '/home');
  await expect(view.getByRole('link', { name: shared.menu.incomingLogs })).toHaveCount(0);
  await view.goto('/subadmins/new');
  const panel = view.getByRole('main');
  await panel.getByLabel(form.username).fill('sneaked');
  await panel.getByLabel(form.email).fill('sneaked@admins.example');
  await panel.getByRole('button', { name: words.add }).click();
  const refusal = panel.getByRole('alert').filter({ hasText: shared.errors.read_only });
  await expect(refusal).toBeInViewport();
  await expect(refusal.locator('..')).toBeFocused();
  await expectAccessible(view);
  const notification = view.locator('[role=status]', { hasText: shared.operation.refused });
  await expect(notification).toBeVisible();
  const [told, barBox] = [
    await notification.boundingBox(),
    await view.locator(`[aria-label="${shared.viewing.label}"]`).boundingBox(),
  ];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  await expect(page.getByRole('button', { name: account.username, exact: false }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: shared.viewing.label })).toHaveCount(0);
  await expect(page.getByRole('row', { name: other.username })).toBeVisible();
  await view.goto('/home');
  const closing = view.waitForEvent('close');
  await bar.getByRole('button', { name: shared.viewing.end }).click();
  await closing;
});
