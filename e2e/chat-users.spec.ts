import { TestZulipServer } from '../apps/server/src/testing/test-zulip-server.ts';
import { messages as words } from '../apps/web/src/features/chat-users/messages/en.ts';
import { connectChat } from './connect-chat.ts';
import { operator } from './panel-process.ts';
import { test as base, expect, signIn } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

const test = base.extend<{ zulip: TestZulipServer }>({
  zulip: async ({ account: _account }, use) => {
    const zulip = await TestZulipServer.start();
    await use(zulip);
    await zulip.stop();
  },
});

test.use({ limits: ['maxdomains=3', 'maxemails=3', 'maxquota=5000', 'maxzulipusers=3'] });

test('a user of the account gets a chat account with a password that is shown once', async ({
  page,
  account,
  zulip,
}) => {
  const token = await signIn(page, account);
  const domain = `${account.username}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  await operator('domain', 'verify', domain, '--account', account.username);
  const user = { username: 'anna', domain, name: 'Anna Berg', password: 'Correct-horse-7', quota: 1000 };
  await callAction(page.request, 'addUser', user, token);
  await connectChat(zulip, account.username);
  await page.goto('/chatusers?open=new');
  const panel = page.getByRole('dialog', { name: words.add.title });
  await panel.getByLabel(words.add.email).fill('ber');
  await panel.getByRole('option', { name: 'Anna Berg' }).click();
  await expect(panel.getByLabel(words.add.email)).toHaveValue(`anna@${domain}`);
  await expect(panel.getByLabel(words.column.name)).toHaveValue('Anna Berg');
  await panel.getByLabel(words.column.role).selectOption(words.role.moderator);
  await panel.getByRole('button', { name: words.add.title }).click();
  const password = String(await panel.locator('code').textContent());
  expect(zulip.find(`anna@${domain}`)).toMatchObject({ password, role: 300, full_name: 'Anna Berg' });
  await panel.getByRole('button', { name: shared.action.close }).click();
  const row = page.getByRole('row', { name: `anna@${domain}` });
  await expect(row).toContainText(words.role.moderator);
  await expect(page.getByRole('meter', { name: words.status.seats })).toHaveAttribute(
    'aria-valuetext',
    '1 / 3',
  );

  // Disabled in Zulip, and enabled again by the way back.
  await row.getByRole('button', { name: say(shared.list.rowActions, { name: `anna@${domain}` }) }).click();
  await page.getByRole('menuitem', { name: words.row.disable }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.row.disable }).click();
  await expect(row).toContainText(words.state.disabled);
  expect(zulip.find(`anna@${domain}`)?.is_active).toBe(false);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(row).toContainText(words.state.active);

  // What Zulip refuses is said, and stays to be read.
  const person = zulip.find(`anna@${domain}`);
  if (person) person.role = 100;
  await row.getByRole('button', { name: say(shared.list.rowActions, { name: `anna@${domain}` }) }).click();
  await page.getByRole('menuitem', { name: words.row.disable }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.row.disable }).click();
  await expect(row).toContainText('Error on status update');
  await row.getByRole('link', { name: `anna@${domain}` }).click();
  await expect(page.getByText('Cannot deactivate the only organization owner.')).toBeVisible();
});
