import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/alias-domains/messages/en.ts';
import { expect, signIn, type TestAccount, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

const nameOf = (account: TestAccount) => `${account.username}.example`;
const aliasOf = (account: TestAccount) => `${account.username}.test`;

/** Two domains to choose from, made without the browser. */
async function addDomains(page: Page, account: TestAccount, token: string): Promise<void> {
  const domains = [nameOf(account), `other.${nameOf(account)}`];
  await callAction(page.request, 'addDomains', { domains }, token);
}

test.use({ limits: ['maxdomains=5'] });

const { add, row, ask } = words;

test('without a domain there is nothing to stand for', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/domains/aliasdomains');
  await expect(page.getByText(words.emptyHint)).toBeVisible();
  await page.getByRole('button', { name: add.title }).first().click();
  await expect(page.getByRole('dialog', { name: add.title })).toContainText(add.noDomains);
});

test('an alias domain is added with its record, found again in its panel, and removed', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  await addDomains(page, account, token);
  const name = aliasOf(account);
  await page.goto('/domains/aliasdomains?open=new');
  const panel = page.getByRole('dialog', { name: add.title });
  await panel.getByLabel(add.aliasdomain, { exact: true }).fill(name);
  await panel.getByRole('combobox', { name: add.domain }).fill('other');
  await page.getByRole('option', { name: `other.${nameOf(account)}` }).click();
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(say(words.deeds.addAliasDomain, { name }))).toBeVisible();
  await expect(panel.getByText(`_mail-verification.${name}`)).toBeVisible();
  await panel.getByRole('button', { name: shared.action.close }).click();
  await expect(page.getByRole('row', { name })).toContainText(`other.${nameOf(account)}`);
  await page.getByRole('row', { name }).getByRole('link', { name }).click();
  const detail = page.getByRole('dialog', { name });
  await expect(detail.getByText(`_mail-verification.${name}`)).toBeVisible();
  await expect(detail.getByRole('button', { name: shared.ownership.verifyNow })).toBeVisible();
  await detail.getByRole('button', { name: shared.action.close }).click();
  await page.getByRole('button', { name: say(shared.list.rowActions, { name }) }).click();
  await page.getByRole('menuitem', { name: row.remove, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: say(ask.removeOne, { name }) });
  await expect(question).toContainText(ask.removeText);
  await question.getByRole('button', { name: row.remove }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
});
