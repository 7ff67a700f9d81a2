import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/settings/messages/en.ts';
import { mailedPath } from './outbox.ts';
import {
  expect,
  expectAccessible,
  expectAt,
  expectLoaded,
  signIn,
  type TestAccount,
  test,
} from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction, onAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

interface Settings {
  readonly ui_timeout: number;
  readonly homecountry: string;
  readonly password_max_age_days: number;
}

const { account: fields, texts, email, alerts, reset } = words;

test('timeout, timezone and date format count as soon as they are saved', async ({ page, account }) => {
  const token = await signIn(page, account);
  await page.goto('/settings');
  const panel = page.getByRole('region', { name: fields.title, exact: true });
  const timeout = panel.getByLabel(fields.timeout);
  const save = panel.getByRole('button', { name: fields.save });
  await timeout.fill('0');
  await save.click();
  await expect(timeout).toHaveAccessibleDescription(new RegExp(say(shared.fields.at_least, { num: 1 })));
  await timeout.fill('30');
  const timezone = panel.getByRole('combobox', { name: fields.timezone });
  await timezone.fill('kiritimati');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await timezone.press('Enter');
  await panel.getByLabel(fields.dateformat).selectOption('YYYY-MM-DD');
  await panel.getByLabel(fields.homecountry).selectOption('ID');
  await save.click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('timeout'))).toBe('30');
  await page.getByRole('link', { name: words.login.sessions }).click();
  await expectAt(page, '/settings/sessions');
  const seen = page.getByRole('main').locator('time').first();
  await expect(seen).toHaveAttribute('title', /\d{4}-\d{2}-\d{2}.+GMT\+14/);
  const saved = await callAction<Settings>(page.request, 'getSettings', {}, token);
  expect(saved).toMatchObject({ ui_timeout: 30, homecountry: 'ID' });
});

test('two who change the settings: the second sees what changed and loses nothing', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  await page.goto('/settings');
  const panel = page.getByRole('region', { name: fields.title, exact: true });
  await panel.getByLabel(fields.passwordAge).fill('90');
  await callAction(page.request, 'updateSettings', { ui_timeout: 45 }, token);
  await panel.getByRole('button', { name: fields.save }).click();
  await expect(panel.getByRole('alert')).toContainText(shared.errors.stale);
  await expect(panel.getByRole('table')).toContainText(words.facts.ui_timeout);
  await expectAccessible(page);
  await panel.getByRole('button', { name: fields.save }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  const saved = await callAction<Settings>(page.request, 'getSettings', {}, token);
  expect(saved).toMatchObject({ ui_timeout: 45, password_max_age_days: 90 });
});

test('a new e-mail address counts once its mailed link is confirmed', async ({ page, account }) => {
  const newAddress = `new-${account.email}`;
  await signIn(page, account);
  await page.goto('/settings');
  const panel = page.getByRole('region', { name: words.login.title });
  await panel.getByRole('button', { name: email.change }).click();
  await panel.getByLabel(email.new).fill(newAddress);
  await panel.getByLabel(email.password, { exact: true }).fill('Wrong-horse-7');
  await panel.getByRole('button', { name: email.submit }).click();
  await expect(panel.getByLabel(email.password, { exact: true })).toHaveAccessibleDescription(
    shared.fields.password_wrong,
  );
  await panel.getByLabel(email.password, { exact: true }).fill(account.password);
  await panel.getByRole('button', { name: email.submit }).click();
  const sent = say(email.sent, { email: newAddress, num: 24 });
  await expect(panel.getByRole('alert')).toHaveText(email.sentTitle + sent);
  await expect(panel.getByRole('button', { name: email.change })).toBeFocused();
  await expect(panel.getByRole('definition').getByText(account.email, { exact: true })).toBeVisible();
  await page.goto(await mailedPath(newAddress));
  await page.getByRole('button').click();
  await page.goto('/settings');
  await expect(panel.getByRole('definition').getByText(newAddress, { exact: true })).toBeVisible();
});

test('an alert is turned at once and stays so; a refusal turns it back', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/settings');
  const login = page.getByRole('switch', { name: alerts.login });
  const isOn = await login.isChecked();
  await login.click();
  await expect(login).toBeChecked({ checked: !isOn });
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await page.reload();
  await expect(login).toBeChecked({ checked: !isOn });
  await onAction(page, 'setAlerts', (route) => route.abort('connectionrefused'));
  await login.click();
  await expect(page.getByText(shared.operation.dropped)).toBeVisible();
  await expect(login).toBeChecked({ checked: !isOn });
});

test('a text is worded with known placeholders, previewed, and given back to the default', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await page.goto('/settings');
  await page.getByRole('link', { name: words.tabs.texts }).click();
  await expectAt(page, '/settings/texts');
  await expect(page.getByRole('link', { name: words.tabs.texts })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: words.tabs.general })).not.toHaveAttribute('aria-current');
  await page.getByLabel(texts.which, { exact: true }).selectOption('quota_warning');
  await page.getByLabel(texts.language).selectOption('fr');
  await expect(page).toHaveURL(/key=quota_warning&language=fr/);
  await expect(page.getByText(texts.isDefault, { exact: true })).toBeVisible();
  const preview = page.getByRole('region', { name: words.preview.title });
  const text = page.getByRole('textbox', { name: texts.text, exact: true });
  const wasDefault = await text.inputValue();
  await text.fill('<b>Bonjour</b> {nobody}');
  await page.getByRole('button', { name: texts.save }).click();
  const unknown = say(shared.fields.placeholder_unknown, { name: '{nobody}' });
  await expect(text).toHaveAccessibleDescription(`${texts.textHint} ${unknown}`);
  await expect(text).toHaveValue('<b>Bonjour</b> {nobody}');
  await expect(preview).toContainText(words.preview.waiting);
  await expectAccessible(page);
  await text.fill('<b>Bonjour</b> ');
  await page.getByRole('button', { name: say(texts.insert, { name: '{username}' }) }).click();
  await expect(text).toHaveValue('<b>Bonjour</b> {username}');
  await expect(text).toBeFocused();
  await expect(preview).toContainText(/<b>Bonjour<\/b> [^{\s]+/);
  await page.getByLabel(texts.language).selectOption('de');
  const question = page.getByRole('alertdialog', { name: shared.form.leaveTitle });
  await question.getByRole('button', { name: shared.action.cancel }).click();
  await expect(page.getByLabel(texts.language)).toHaveValue('fr');
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.isOwn, { exact: true })).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('<b>Bonjour</b> {username}');
  await page.getByRole('button', { name: reset.button }).click();
  const title = say(reset.title, { name: words.textNames.quota_warning, language: 'Français' });
  const asking = page.getByRole('alertdialog', { name: title });
  await asking.getByRole('button', { name: reset.button }).click();
  await expect(page.getByText(texts.isDefault, { exact: true })).toBeVisible();
  await expect(text).toHaveValue(wasDefault);
  await expect(page.getByRole('button', { name: reset.button })).toHaveCount(0);
});

test('a sub-admin sees the personal part alone', async ({ page, account }) => {
  const helper = await addHelper(page, account);
  await signIn(page, helper);
  await page.goto('/settings');
  await expectLoaded(page);
  await expect(page.getByRole('region', { name: words.login.title })).toContainText(helper.username);
  await expect(page.getByRole('region', { name: fields.title, exact: true })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: words.tabs.label })).toHaveCount(0);
  await page.goto('/settings/texts');
  await expectAt(page, '/error-4');
});

/** A sub-admin with some rights, made without the browser. */
async function addHelper(page: Page, account: TestAccount): Promise<TestAccount> {
  const token = await tokenOf(page.request, account);
  const username = `${account.username}.help`;
  const helper = { username, email: `${username}@admins.example`, password: account.password };
  await callAction(page.request, 'addSubAdmin', { ...helper, permissions: { users: 5 } }, token);
  return helper;
}
