import type { Page } from '@playwright/test';
import { messages as german } from '../apps/web/src/features/alias-domains/messages/de.ts';
import { messages as english } from '../apps/web/src/features/alias-domains/messages/en.ts';
import {
  expect,
  expectAccessible,
  expectAt,
  expectNoOverflow,
  inLanguages,
  signIn,
  type TestAccount,
  test,
} from './panel-test.ts';
import { callAction } from './wire.ts';

const nameOf = (account: TestAccount) => `${account.username}.example`;
const aliasOf = (account: TestAccount) => `${account.username}.test`;

/** Two domains to choose from, made without the browser. */
async function addDomains(page: Page, account: TestAccount, token: string): Promise<void> {
  const domains = [nameOf(account), `other.${nameOf(account)}`];
  await callAction(page.request, 'addDomains', { domains }, token);
}

test.use({ limits: ['maxdomains=5'] });

inLanguages(['en', 'de'], ({ language, shared, say }) => {
  const words = language === 'de' ? german : english;
  const { add, row, ask } = words;

  test('without a domain there is nothing to stand for', async ({ page, account }) => {
    await signIn(page, account);
    await page.getByRole('link', { name: shared.menu.aliasDomains, exact: true }).click();
    await expectAt(page, '/domains/aliasdomains');
    await expect(page.getByText(words.emptyHint)).toBeVisible();
    await page.getByRole('button', { name: add.title }).first().click();
    await expect(page.getByRole('dialog', { name: add.title })).toContainText(add.noDomains);
    await expectAccessible(page);
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
    await expectAccessible(page);
    await panel.getByRole('button', { name: add.title }).click();
    await expect(panel.getByText(say(add.added, { name }))).toBeVisible();
    await expect(panel.getByText(`_mail-verification.${name}`)).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: shared.action.close }).click();
    await expect(page.getByRole('row', { name })).toContainText(`other.${nameOf(account)}`);
    await expectAccessible(page);
    await page.getByRole('row', { name }).getByRole('link', { name }).click();
    const detail = page.getByRole('dialog', { name });
    await expect(detail.getByText(`_mail-verification.${name}`)).toBeVisible();
    await expect(detail.getByRole('button', { name: shared.ownership.verifyNow })).toBeVisible();
    await detail.getByRole('button', { name: shared.action.close }).click();
    await page.getByRole('button', { name: say(shared.list.rowActions, { name }) }).click();
    await page.getByRole('menuitem', { name: row.remove, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: say(ask.removeOne, { name }) });
    await expect(question).toContainText(ask.removeText);
    await expectAccessible(page);
    await question.getByRole('button', { name: row.remove }).click();
    await expect(page.getByText(words.empty)).toBeVisible();
  });
});

test('on a phone list and panel fit', async ({ page, account }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signIn(page, account);
  await addDomains(page, account, token);
  const fields = { domain: nameOf(account), aliasdomain: aliasOf(account) };
  await callAction(page.request, 'addAliasDomain', fields, token);
  await page.goto('/domains/aliasdomains');
  const list = page.getByRole('list', { name: english.title });
  await list.getByRole('link', { name: aliasOf(account) }).click();
  await expect(page.getByText(`_mail-verification.${aliasOf(account)}`)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
