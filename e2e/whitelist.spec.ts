import { messages as plans } from '../apps/web/src/features/plans/messages/en.ts';
import { messages as words } from '../apps/web/src/features/sender-lists/messages/en.ts';
import { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import { chooseMore } from './list-tools.ts';
import { expect, expectAt, test } from './panel-test.ts';
import { limitsOfDomain, startInDomain } from './verified-domain.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { form, add, scope } = words;

test.use({ limits: limitsOfDomain });

test('a sender is added for the account, changed, and said to be on both lists', async ({
  page,
  account,
}) => {
  const { call } = await startInDomain(page, account);
  await call('addBlacklist', { address: 'partner.example' });
  await page.goto('/filtering/whitelist');
  await expect(page.getByText(words.of.whitelist.emptyHint)).toBeVisible();
  await page.getByRole('button', { name: add.whitelist }).first().click();
  const panel = page.getByRole('dialog', { name: add.whitelist });
  await panel.getByLabel(form.address, { exact: true }).fill('not a sender');
  await panel.getByRole('button', { name: add.whitelist }).click();
  await expect(panel.getByText(shared.fields.email_or_domain).first()).toBeVisible();
  await panel.getByLabel(form.address, { exact: true }).fill('Partner.example');
  await panel.getByLabel(form.note).fill('Our bank');
  await panel.getByRole('button', { name: add.whitelist }).click();
  const name = 'partner.example';
  await expect(panel.getByText(say(words.deeds.addWhitelist, { name }))).toBeVisible();
  await expect(panel.getByText(words.other.blacklist)).toBeVisible();
  await panel.getByRole('button', { name: shared.action.close }).click();
  const row = page.getByRole('row', { name });
  await expect(row).toContainText(scope.account);
  await row.getByRole('link', { name }).click();
  const open = page.getByRole('dialog', { name });
  await open.getByRole('switch', { name: form.ignore_spf }).click();
  await open.getByLabel(form.expires).fill('2199-12-31');
  await open.getByRole('button', { name: form.save }).click();
  await expect(open).toHaveCount(0);
  await expect(row).toContainText('2199');
  const { rows } = await call<{ rows: unknown[] }>('getWhitelist', {});
  expect(rows).toMatchObject([{ address: name, ignore_spf: 1, expires: '2199-12-31', note: 'Our bank' }]);
});

test('senders are imported for a domain, each bad line by its number, and removed together', async ({
  page,
  account,
}) => {
  const { domain } = await startInDomain(page, account);
  await page.goto('/filtering/whitelist');
  await chooseMore(page, shared.address.imports);
  await expectAt(page, '/filtering/whitelist/import');
  await page.getByLabel(form.scope).selectOption({ label: scope.domain });
  await page.getByRole('combobox', { name: form.domain, exact: true }).fill(domain);
  await page.getByRole('option', { name: domain }).click();
  const lines = ['one.example', 'anna@two.example', 'three words here', 'one.example'];
  await page.getByLabel(plans.form.text).fill(lines.join('\n'));
  await page.getByRole('button', { name: plans.form.submit }).click();
  const bad = page.getByRole('row', { name: 'three words here' });
  await expect(bad).toContainText('3');
  await expect(bad).toContainText(shared.fields.email_or_domain);
  await expect(page.getByText(shared.fields.duplicate)).toBeVisible();
  await page.getByRole('button', { name: say(plans.apply, { num: 2, shown: '2' }) }).click();
  await expect(page.getByText(say(plans.state.done, { done: '2' }))).toBeVisible();
  await page.goto('/filtering/whitelist');
  await expect(page.getByRole('row', { name: 'one.example' })).toContainText(domain);
  await page.getByRole('checkbox', { name: shared.list.selectPage }).check();
  await page.getByRole('button', { name: say(words.bulk.remove, { num: 2, shown: '2' }) }).click();
  const asking = page.getByRole('alertdialog', { name: say(words.ask.remove, { num: 2, shown: '2' }) });
  await asking.getByRole('button', { name: say(words.bulk.remove, { num: 2, shown: '2' }) }).click();
  await expect(page.getByText(words.of.whitelist.empty)).toBeVisible();
});

test('a user has lists of their own, which are marked among all', async ({ page, account }) => {
  const { anna } = await startInDomain(page, account);
  await page.goto(`/users/list/${anna.id}`);
  await page.getByRole('link', { name: users.page.filtering, exact: true }).click();
  await page
    .getByRole('navigation', { name: words.ofUser.lists })
    .getByText(words.of.blacklist.title)
    .click();
  await expectAt(page, `/users/list/${anna.id}/filtering/blacklist`);
  await page.getByRole('button', { name: add.blacklist }).first().click();
  const panel = page.getByRole('dialog', { name: add.blacklist });
  await expect(panel.getByLabel(form.scope)).toHaveCount(0);
  await panel.getByLabel(form.address, { exact: true }).fill('offers@spam.example');
  await panel.getByRole('button', { name: add.blacklist }).click();
  await panel.getByRole('button', { name: shared.action.close }).click();
  await expect(page.getByRole('row', { name: 'offers@spam.example' })).toBeVisible();
  await page.goto('/filtering/blacklist');
  await expect(page.getByText(words.of.blacklist.empty)).toBeVisible();
  await page.goto('/filtering/blacklist?include_users=1');
  const row = page.getByRole('row', { name: 'offers@spam.example' });
  await expect(row.getByRole('img', { name: words.user })).toBeVisible();
  await expect(row).toContainText(anna.email);
});
