import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/users/messages/en.ts';
import { operator } from './panel-process.ts';
import {
  expect,
  expectAccessible,
  expectLoaded,
  open,
  signIn,
  type TestAccount,
  test,
} from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { page: parts, sharing, facts } = words;

test.use({ limits: ['maxdomains=3', 'maxemails=5', 'maxeemails=2', 'maxquota=5000'] });

/** An account with a domain and some users in it. */
async function start(page: Page, account: TestAccount) {
  const token = await signIn(page, account);
  const domain = `${account.username}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  await operator('domain', 'verify', domain, '--account', account.username);
  const addUser = async (username: string, fields: object) =>
    callAction<{ readonly id: string; readonly email: string }>(
      page.request,
      'addUser',
      { username, domain, quota: 100, ...fields },
      token,
    );
  const password = 'Correct-horse-7';
  const anna = await addUser('anna', { password, name: 'Anna Berg' });
  const ben = await addUser('ben', { password, name: 'Ben Carter' });
  const info = await addUser('info', { account_type: 'enhanced', mailbox_type: 'shared' });
  return { token, domain, anna, ben, info };
}

const saved = (page: Page) => expect(page.getByText(shared.operation.done)).toBeVisible();

test('mail is forwarded to a user who is found by name and to an address elsewhere, never in a circle', async ({
  page,
  account,
}) => {
  const { token, domain, anna, ben } = await start(page, account);
  await open(page, `/users/list/${anna.id}`);
  await page
    .getByRole('navigation', { name: parts.tabs })
    .getByRole('link', { name: parts.forwards })
    .click();
  await expectLoaded(page);
  await expect(page.getByText(sharing.forwards.empty)).toBeVisible();
  const field = page.getByRole('combobox', { name: sharing.forwards.to });
  await field.fill('carter');
  const offered = page.getByRole('option', { name: ben.email });
  await expect(offered).toBeVisible();
  await expectAccessible(page);
  await offered.click();
  const list = page.getByRole('list', { name: facts.destinations });
  await expect(list.getByRole('listitem')).toHaveText([/Ben Carter/]);
  await field.fill('Anna@Elsewhere.example');
  await field.press('Enter');
  await expect(list.getByRole('listitem').nth(1)).toContainText(shared.address.external);
  await expect(page.getByText(sharing.forwards.leavesText)).toBeVisible();
  await page.getByRole('switch', { name: sharing.forwards.keepCopy }).click();
  // What is typed and not added yet counts; here it is somebody who is not there.
  await field.fill(`nobody@${domain}`);
  await page.getByRole('button', { name: parts.save }).click();
  const unknown = say(shared.fields.address_unknown, { name: `nobody@${domain}` });
  await expect(page.getByText(unknown).first()).toBeVisible();
  await field.fill('');
  await page.getByRole('button', { name: parts.save }).click();
  await saved(page);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(await callAction(page.request, 'getForwards', { id: anna.id }, token)).toMatchObject({
    keep_copy: 0,
    destinations: [{ address: ben.email }, { address: 'anna@elsewhere.example' }],
  });

  await open(page, `/users/list/${ben.id}/forwards`);
  await field.fill(anna.email);
  await page.getByRole('button', { name: shared.address.add }).click();
  await page.getByRole('button', { name: parts.save }).click();
  const path = [ben.email, anna.email, ben.email].join(' → ');
  await expect(page.getByText(say(shared.errors.loop, { path })).first()).toBeVisible();
});

test('a shared mailbox says that it needs delegates, who then see that they can open it', async ({
  page,
  account,
}) => {
  const { anna, ben, info } = await start(page, account);
  await open(page, `/users/list/${info.id}/sharing`);
  await expect(page.getByText(sharing.delegates.nobodyText)).toBeVisible();
  const field = page.getByRole('combobox', { name: sharing.delegates.add });
  for (const { email } of [anna, ben]) {
    await field.click();
    await page.getByRole('option', { name: email }).click();
  }
  await page
    .getByLabel(say(sharing.delegates.rightOf, { name: anna.email }))
    .selectOption(sharing.right.full);
  await page.getByLabel(say(sharing.delegates.sendOf, { name: anna.email })).selectOption(sharing.send.as);
  await page.getByRole('button', { name: say(shared.address.remove, { name: ben.email }) }).click();
  await field.fill('x@elsewhere.example');
  await field.press('Enter');
  const unknown = say(shared.fields.address_unknown, { name: 'x@elsewhere.example' });
  await expect(page.getByText(unknown)).toBeVisible();
  await field.fill('');
  await page.getByRole('button', { name: parts.save }).click();
  await saved(page);
  await expect(page.getByText(sharing.delegates.nobodyText)).toHaveCount(0);
  await open(page, `/users/list/${anna.id}/sharing`);
  const mailboxes = page.getByRole('region', { name: sharing.mailboxes.title });
  await expect(mailboxes).toContainText(`${sharing.right.full} · ${sharing.send.as}`);
  await page.getByRole('combobox', { name: sharing.sendAs.add }).fill('ben carter');
  await page.getByRole('option', { name: ben.email }).click();
  await page
    .getByRole('region', { name: sharing.sendAs.title })
    .getByRole('button', { name: parts.save })
    .click();
  await saved(page);
  await mailboxes.getByRole('link', { name: info.email }).click();
  await expect(page.getByRole('heading', { level: 1, name: info.email })).toBeVisible();
});
