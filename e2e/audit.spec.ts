import { messages as words } from '../apps/web/src/features/audit/messages/en.ts';
import { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import { operator } from './panel-process.ts';
import { expect, expectAt, open, signIn, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

test.use({ limits: ['maxdomains=1', 'maxemails=3', 'maxquota=5000'] });

test('a domain is audited: from its mailbox to the switch of the domain', async ({ page, account }) => {
  const token = await signIn(page, account);
  const domain = `${account.username}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  await operator('domain', 'verify', domain, '--account', account.username);

  await open(page, '/audit');
  await expect(page.getByText('No audit domain created')).toBeVisible();
  await expect(page.getByText('No audit email created')).toBeVisible();
  await page.getByRole('link', { name: words.noMailbox.add }).click();
  await expectAt(page, '/users/list');
  const user = page.getByRole('dialog', { name: users.add.title });
  await expect(user.getByLabel(users.form.type)).toHaveValue('audit');
  await user.getByLabel(users.form.username).fill('journal');
  await user.getByLabel(users.form.domain).click();
  await user.getByRole('option', { name: domain }).click();
  await user.getByLabel(users.form.password, { exact: true }).fill('Correct-horse-7');
  await user.getByRole('button', { name: users.add.title }).click();
  await expect(user.getByText(shared.operation.done)).toBeVisible();

  await open(page, '/audit');
  await page.getByRole('button', { name: words.form.title }).first().click();
  const panel = page.getByRole('dialog', { name: words.form.title });
  await panel.getByLabel(words.form.domain).click();
  await panel.getByRole('option', { name: domain }).click();
  await panel.getByRole('button', { name: words.form.submit }).click();
  await expect(panel).toHaveCount(0);
  const row = page.getByRole('row', { name: domain });
  await expect(row).toContainText(`journal@${domain}`);
  await expect(row).toContainText(words.state.on);

  await page.goto('/users/list?account_type=audit');
  const email = `journal@${domain}`;
  await page.getByRole('button', { name: say(shared.list.rowActions, { name: email }) }).click();
  await page.getByRole('menuitem', { name: users.row.remove }).click();
  const question = page.getByRole('alertdialog', { name: say(users.ask.removeOne, { name: email }) });
  await question.getByRole('button', { name: users.row.remove }).click();
  await expect(page.getByText(users.audit.inUse)).toBeVisible();

  await open(page, '/audit');
  await page.getByRole('button', { name: say(shared.list.rowActions, { name: domain }) }).click();
  await page.getByRole('menuitem', { name: words.row.remove }).click();
  const stop = page.getByRole('alertdialog', { name: say(words.ask.remove, { name: domain }) });
  await stop.getByRole('button', { name: words.row.remove }).click();
  await expect(page.getByText('No audit domain created')).toBeVisible();
});
