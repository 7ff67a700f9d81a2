import { messages as words } from '../apps/web/src/features/aliases/messages/en.ts';
import { messages as plans } from '../apps/web/src/features/plans/messages/en.ts';
import { chooseMore } from './list-tools.ts';
import { expect, expectAt, test } from './panel-test.ts';
import { limitsOfDomain, startInDomain } from './verified-domain.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { form, add, ask } = words;

test.use({ limits: limitsOfDomain });

test('an alias leads to a user found by name and to an address elsewhere, and never in a circle', async ({
  page,
  account,
}) => {
  const { domain, call, ben } = await startInDomain(page, account);
  await page.goto('/aliases');
  await expect(page.getByText(words.emptyHint)).toBeVisible();
  await page.getByRole('button', { name: add.title }).first().click();
  const panel = page.getByRole('dialog', { name: add.title });
  await panel.getByLabel(form.alias, { exact: true }).fill('info');
  const field = panel.getByRole('combobox', { name: form.forward });
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(shared.fields.required).first()).toBeVisible();
  await field.fill('carter');
  await page.getByRole('option', { name: ben.email }).click();
  await field.fill('x@elsewhere.example');
  await field.press('Enter');
  const chosen = panel.getByRole('list', { name: form.forward });
  await expect(chosen.getByRole('listitem')).toHaveText([/Ben Carter/, /External/]);
  await panel.getByLabel(form.note).fill('Contact page');
  await panel.getByRole('button', { name: add.title }).click();
  const name = `info@${domain}`;
  await expect(panel.getByText(say(words.deeds.addAlias, { name }))).toBeVisible();
  await panel.getByRole('button', { name: shared.added.another }).click();
  await expect(panel.getByLabel(form.alias, { exact: true })).toHaveValue('');
  await panel.getByRole('button', { name: shared.action.close }).click();
  const row = page.getByRole('row', { name: say(shared.list.selectRow, { name }) });
  await expect(row).toContainText(`${ben.email}, x@elsewhere.example`);
  await expect(row).toContainText(shared.address.external);

  await call('addAlias', { alias: 'contact', domain, forward: [name] });
  await row.getByRole('link', { name }).click();
  const open = page.getByRole('dialog', { name });
  await open.getByRole('combobox', { name: form.forward }).fill(`contact@${domain}`);
  await open.getByRole('button', { name: form.save }).click();
  const path = [name, `contact@${domain}`, name].join(' → ');
  await expect(open.getByText(say(shared.errors.loop, { path })).first()).toBeVisible();
  await open.getByRole('combobox', { name: form.forward }).fill('');
  await open.getByRole('button', { name: say(shared.address.remove, { name: ben.email }) }).click();
  await open.getByRole('button', { name: form.save }).click();
  await expect(open).toHaveCount(0);
  await expect(row).not.toContainText(ben.email);
});

test('an alias is disabled and removed, and comes back by undo', async ({ page, account }) => {
  const { domain, call, anna } = await startInDomain(page, account);
  await call('addAlias', { alias: 'info', domain, forward: [anna.email] });
  const name = `info@${domain}`;
  await page.goto('/aliases');
  const row = page.getByRole('row', { name });
  const choose = async (action: string) => {
    await page.getByRole('button', { name: say(shared.list.rowActions, { name }) }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await choose(shared.address.disable);
  const disabling = page.getByRole('alertdialog', { name: say(ask.disableOne, { name }) });
  await disabling.getByRole('button', { name: shared.address.disable }).click();
  await expect(row).toContainText(words.state.disabled);
  await choose(shared.address.removeRow);
  const removing = page.getByRole('alertdialog', { name: say(ask.removeOne, { name }) });
  await removing.getByRole('button', { name: shared.address.removeRow }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.getByRole('button', { name: shared.address.undo }).last().click();
  await expect(row).toBeVisible();
});

test('aliases are imported from a file, each row with what becomes of it', async ({ page, account }) => {
  const { domain, call, anna } = await startInDomain(page, account);
  await call('addAlias', { alias: 'info', domain, forward: [anna.email] });
  await page.goto('/aliases');
  await chooseMore(page, shared.address.imports);
  await expectAt(page, '/aliases/import');
  const rows = [`sales@${domain},${anna.email} x@elsewhere.example`, `info@${domain},nobody@${domain}`];
  await page.getByLabel(plans.form.text).fill(['email,forward', ...rows].join('\n'));
  await page.getByRole('button', { name: plans.form.submit }).click();
  const unknown = say(shared.fields.address_unknown, { name: `nobody@${domain}` });
  await expect(page.getByRole('row', { name: `info@${domain}` })).toContainText(unknown);
  await page.getByRole('button', { name: say(plans.apply, { num: 1, shown: '1' }) }).click();
  await expect(page.getByText(say(plans.state.done, { done: '1' }))).toBeVisible();
  await page.goto('/aliases');
  await expect(page.getByRole('row', { name: `sales@${domain}` })).toContainText('x@elsewhere.example');
});
