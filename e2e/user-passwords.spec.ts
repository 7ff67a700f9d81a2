import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/users/messages/en.ts';
import { operator } from './panel-process.ts';
import { expect, open, signIn, type TestAccount, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { passwords, page: parts } = words;
const made = /^([a-z2-9]{4}-){4}[a-z2-9]{4}$/;

test.use({ limits: ['maxdomains=1', 'maxemails=3', 'maxquota=5000'] });

async function addUser(
  page: Page,
  account: TestAccount,
  token: string,
): Promise<{ id: string; email: string }> {
  const domain = `${account.username}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  await operator('domain', 'verify', domain, '--account', account.username);
  const user = { username: 'anna', domain, password: 'Correct-horse-7', quota: 1000, twofa_allowed: 1 };
  return callAction(page.request, 'addUser', user, token);
}

test('an application password is made, shown once, and removed', async ({ page, account }) => {
  const token = await signIn(page, account);
  const { id, email } = await addUser(page, account, token);
  await open(page, `/users/list/${id}`);
  await page
    .getByRole('navigation', { name: parts.tabs })
    .getByRole('link', { name: parts.passwords })
    .click();
  await expect(page.getByText(passwords.twofaMissing)).toBeVisible();
  await page.getByRole('button', { name: passwords.add }).click();
  const panel = page.getByRole('dialog', { name: passwords.add });
  for (const service of ['IMAP', 'POP3', 'SMTP'])
    await panel.getByRole('checkbox', { name: service }).uncheck();
  await panel.getByRole('button', { name: passwords.add }).click();
  const problem = say(shared.form.finding, { label: passwords.services, message: shared.fields.required });
  await expect(panel.getByRole('button', { name: problem })).toBeVisible();
  await panel.getByLabel(passwords.label).fill('Phone');
  await panel.getByRole('checkbox', { name: 'IMAP' }).check();
  await panel.getByLabel(passwords.expires).fill('2199-12-31');
  await panel.getByRole('button', { name: passwords.add }).click();
  await expect(panel).toHaveCount(0);
  const notice = page.getByRole('alert').filter({ hasText: passwords.madeTitle });
  await expect(notice.getByText(made)).toBeVisible();
  await expect(notice.getByText(email)).toBeVisible();
  await expect(page.getByText(passwords.twofaMissing)).toHaveCount(0);
  await notice.getByRole('button', { name: passwords.done }).click();
  await expect(page.getByText(made)).toHaveCount(0);
  const list = page.getByRole('list', { name: parts.passwords });
  await expect(list.getByRole('listitem')).toContainText(['IMAP']);
  await list.getByRole('button', { name: say(passwords.removeOf, { label: 'Phone' }) }).click();
  const question = page.getByRole('alertdialog', { name: say(passwords.ask, { label: 'Phone' }) });
  await question.getByRole('button', { name: passwords.remove }).click();
  await expect(page.getByText(passwords.empty)).toBeVisible();
});
