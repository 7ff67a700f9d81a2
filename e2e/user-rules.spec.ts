import type { Page } from '@playwright/test';
import type { ActionAnswer } from '@posthouse/contract';
import { messages as words } from '../apps/web/src/features/users/messages/en.ts';
import { operator } from './panel-process.ts';
import { expect, open, signIn, type TestAccount, tabTo, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { rules, form, action, test: tests, script, vacation } = words.delivery;

test.use({ limits: ['maxdomains=3', 'maxemails=3', 'maxquota=5000'] });

/** A user to make rules for, and the session of who does. */
async function makeUser(page: Page, account: TestAccount) {
  const token = await signIn(page, account);
  const domain = `${account.username}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  await operator('domain', 'verify', domain, '--account', account.username);
  const user = { username: 'anna', domain, password: 'Correct-horse-7', quota: 1000 };
  const { id } = await callAction<{ readonly id: string }>(page.request, 'addUser', user, token);
  return { token, id, domain };
}

test('a rule is added in a form, read as a sentence, changed, moved and turned off', async ({
  page,
  account,
}) => {
  const { token, id } = await makeUser(page, account);
  const stored = () =>
    callAction<ActionAnswer<'getDeliveryRules'>>(page.request, 'getDeliveryRules', { id }, token);
  await open(page, `/users/list/${id}/rules`);
  await expect(page.getByText(rules.empty)).toBeVisible();
  await page.getByRole('button', { name: rules.add }).click();
  const panel = page.getByRole('dialog', { name: rules.add });
  await panel.getByRole('button', { name: rules.add }).click();
  await expect(panel.getByText(shared.fields.required).first()).toBeVisible();
  await panel.getByLabel(form.name, { exact: true }).fill('Invoices');
  await panel.getByLabel(form.test).selectOption(tests.starts);
  await panel.getByLabel(form.value, { exact: true }).fill('Invoice');
  await panel.getByLabel(form.folder).fill('Work/Bills');
  await panel.getByRole('button', { name: form.addAction }).click();
  const second = panel.getByRole('group', { name: say(form.action, { num: 2 }) });
  await second.getByLabel(form.type).selectOption(action.read);
  const sentence = 'If the subject starts with “Invoice”, move it to “Work/Bills” and mark it as read.';
  await expect(panel.getByText(sentence)).toBeVisible();
  await panel.getByRole('button', { name: rules.add }).click();
  await expect(panel).toHaveCount(0);
  const list = page.getByRole('list', { name: rules.order });
  await expect(list.getByText(sentence)).toBeVisible();

  await page.getByRole('button', { name: rules.add }).click();
  await panel.getByLabel(form.name, { exact: true }).fill('Junk');
  await panel.getByLabel(form.value, { exact: true }).fill('Casino');
  await panel.getByLabel(form.type).selectOption(action.discard);
  await expect(panel.getByText(form.discardWarning)).toBeVisible();
  await expect(panel.getByRole('button', { name: form.addAction })).toHaveCount(0);
  await panel.getByRole('button', { name: rules.add }).click();
  await expect(panel).toHaveCount(0);
  await expect(list.getByRole('listitem').nth(1)).toContainText(rules.losesMail);

  const up = list.getByRole('button', { name: say(rules.up, { name: 'Junk' }) });
  await tabTo(page, up);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem').first()).toContainText('Junk');
  await expect(up).toBeFocused();
  await list.getByRole('switch', { name: say(rules.use, { name: 'Junk' }) }).click();
  await expect(list.getByRole('listitem').first()).toContainText(rules.off);
  await list.getByRole('button', { name: say(rules.editOf, { name: 'Invoices' }) }).click();
  const editing = page.getByRole('dialog', { name: rules.edit });
  await editing.getByLabel(form.value, { exact: true }).fill('Bill');
  await editing.getByRole('button', { name: rules.save }).click();
  await expect(editing).toHaveCount(0);
  await expect
    .poll(async () => (await stored()).rules)
    .toMatchObject([
      { name: 'Junk', active: 0 },
      { name: 'Invoices', active: 1, conditions: [{ test: 'starts', value: 'Bill' }] },
    ]);

  await page.getByRole('button', { name: script.show }).click();
  await expect(page.getByRole('group', { name: script.title })).toContainText(
    'fileinto :create "Work/Bills";',
  );
  await list.getByRole('button', { name: say(rules.removeOf, { name: 'Junk' }) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: rules.remove }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('a vacation reply is written, seen before it is sent, and shown at the head of the page', async ({
  page,
  account,
}) => {
  const { token, id, domain } = await makeUser(page, account);
  for (const alias of ['sales', 'team'])
    await callAction(page.request, 'addAlias', { alias, domain, forward: [`anna@${domain}`] }, token);
  await open(page, `/users/list/${id}/vacation`);
  await page.getByRole('switch', { name: vacation.active }).click();
  await page.getByLabel(vacation.starts).fill('2026-01-02');
  await page.getByLabel(vacation.ends).fill('2026-01-01');
  await page.getByRole('button', { name: vacation.save }).click();
  await expect(page.getByText(shared.fields.days_order).first()).toBeVisible();
  await page.getByLabel(vacation.ends).fill('2199-12-31');
  await page.getByLabel(vacation.subject).fill('Away');
  await page.getByLabel(vacation.text, { exact: true }).fill('Back soon.');
  await page.getByLabel(vacation.addresses).fill(`sales@${domain}\nteam@${domain}`);
  await expect(page.getByText(say(vacation.whoMore, { num: 2 }))).toBeVisible();
  await expect(page.getByRole('region', { name: vacation.preview })).toContainText('Back soon.');
  await page.getByRole('button', { name: vacation.save }).click();
  await expect(page.getByText(vacation.away)).toBeVisible();
  await expect
    .poll(() => callAction(page.request, 'getVacation', { id }, token))
    .toMatchObject({ active: 1, subject: 'Away', addresses: [`sales@${domain}`, `team@${domain}`] });
});
