import { passwordLength } from '@posthouse/contract/fields/password';
import { expect, expectAt, signIn, test } from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { home, say, session, shared } = wordsOf('en');

const { password, sessions } = session;

test('what is wrong stands at its field, and nothing typed is lost', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/settings/password');
  const current = page.getByLabel(password.current, { exact: true });
  const wanted = page.getByLabel(password.new, { exact: true });
  const again = page.getByLabel(password.confirm, { exact: true });
  const submit = page.getByRole('button', { name: password.submit });
  await submit.click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(shared.fields.required);
  await expect(page.getByRole('alert')).toContainText(shared.fields.required);
  await current.fill('Wrong-horse-7');
  await wanted.fill('Fresh-horse-8');
  await again.fill('Fresh-horse-9');
  await submit.click();
  await expect(again).toHaveAccessibleDescription(shared.fields.not_identical);
  await again.fill('Fresh-horse-8');
  await submit.click();
  await expect(current).toHaveAccessibleDescription(shared.fields.password_wrong);
  await expect(current).toBeFocused();
  await expect(wanted).toHaveValue('Fresh-horse-8');
});

test('own sessions are listed, and can be ended one by one or all others at once', async ({
  page,
  account,
}) => {
  const others = [];
  for (let logins = 0; logins < 3; logins += 1) others.push(await tokenOf(page.request, account));
  await signIn(page, account);
  await page.goto('/settings/sessions');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(4);
  const own = items.filter({ hasText: sessions.current });
  await expect(own).toContainText(say(sessions.device, { browser: 'Chrome', system: 'Linux' }));
  await expect(own).toContainText(/198\.51\.\d+\.\d+/);
  await expect(own.getByRole('button')).toHaveCount(0);

  await items.filter({ hasNotText: sessions.current }).first().getByRole('button').click();
  await expect(items).toHaveCount(3);
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await page.getByRole('button', { name: sessions.endOthers }).click();
  const question = page.getByRole('alertdialog', { name: say(sessions.endOthersTitle, { num: 2 }) });
  await expect(question).toContainText(sessions.endOthersText);
  await question.getByRole('button', { name: sessions.endOthers }).click();
  await expect(items).toHaveCount(1);
  await expect(page.getByRole('button', { name: sessions.endOthers })).toHaveCount(0);
  for (const token of others) {
    await expect(callAction(page.request, 'getAdminInfo', {}, token)).rejects.toThrow('was refused');
  }
});

test('the rules tick themselves off while one types a new password', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/settings/password');
  const field = page.getByLabel(password.new, { exact: true });
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  const rules = {
    length: say(shared.password.length, { num: passwordLength.admin }),
    lowercase: shared.password.lowercase,
    uppercase: shared.password.uppercase,
    number: shared.password.number,
    special: shared.password.special,
  };
  const expectMet = async (...met: (keyof typeof rules)[]) => {
    for (const [rule, text] of Object.entries(rules)) {
      const isMet = (met as string[]).includes(rule);
      const item = page.getByRole('listitem').filter({ hasText: text });
      await expect(item).toHaveText(text + (isMet ? shared.password.met : shared.password.notMet));
    }
  };
  await expectMet();
  await field.pressSequentially('abc');
  await expectMet('lowercase');
  await field.pressSequentially('D1');
  await expectMet('lowercase', 'uppercase', 'number');
  await field.pressSequentially('-long');
  await expectMet('length', 'lowercase', 'uppercase', 'number', 'special');
});

test('a generated password fills both fields, ends the other sessions and works from then on', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  const elsewhere = await tokenOf(page.request, account);
  await page.goto('/settings/password');
  await page.getByLabel(password.current, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: shared.password.generate }).click();
  const made = String(await page.getByRole('code').textContent());
  await expect(page.getByLabel(password.new, { exact: true })).toHaveValue(made);
  await expect(page.getByLabel(password.confirm, { exact: true })).toHaveValue(made);
  await page.getByRole('button', { name: password.submit }).click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await expect(page.getByLabel(password.new, { exact: true })).toHaveValue('');
  await expect(callAction(page.request, 'getAdminInfo', {}, elsewhere)).rejects.toThrow('was refused');
  await tokenOf(page.request, { ...account, password: made });
});

test('leaving with something typed asks first', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/settings/password');
  await page.getByLabel(password.current, { exact: true }).fill('half a pass');
  await page.getByRole('link', { name: shared.menu.home, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: shared.form.leaveTitle });
  await expect(question).toContainText(shared.form.leaveText);
  await question.getByRole('button', { name: shared.action.cancel }).click();
  await expect(page.getByLabel(password.current, { exact: true })).toHaveValue('half a pass');
  await page.getByRole('link', { name: shared.menu.home, exact: true }).click();
  await question.getByRole('button', { name: shared.form.leave }).click();
  await expectAt(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
});
