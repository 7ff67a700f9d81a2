import { messages as words } from '../apps/web/src/features/public-folders/messages/en.ts';
import { operator } from './panel-process.ts';
import { expect, signIn, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

test.use({ limits: ['maxdomains=2', 'maxeemails=3', 'maxquota=9000'] });

test('a team gets folders in a tree, with rights that its subfolders take over', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  const domain = `${account.username}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  await operator('domain', 'verify', domain, '--account', account.username);
  const user = { username: 'anna', domain, name: 'Anna Berg', password: 'Correct-horse-7', quota: 1000 };
  await callAction(page.request, 'addUser', { ...user, account_type: 'enhanced' }, token);

  // Two folders, one in the other.
  await page.goto('/publicfolders?open=new');
  const panel = page.getByRole('dialog', { name: words.add.title });
  await panel.getByLabel(words.form.name, { exact: true }).fill('Sales');
  await panel.getByRole('combobox', { name: words.form.addOwner }).fill('ber');
  await panel.getByRole('option', { name: 'Anna Berg' }).click();
  await panel.getByRole('button', { name: words.add.title }).click();
  await expect(panel.getByText(say(words.deeds.addPublicFolder, { name: 'Sales' }))).toBeVisible();
  await panel.getByRole('button', { name: shared.action.close }).click();
  const tree = page.getByRole('list', { name: say(words.tree.label, { domain }) });
  await expect(tree.getByRole('link', { name: 'Sales' })).toBeVisible();
  const menuOf = (name: string) => page.getByRole('button', { name: say(shared.list.rowActions, { name }) });
  await menuOf('Sales').click();
  await page.getByRole('menuitem', { name: words.row.addBelow }).click();
  const below = page.getByRole('dialog', { name: words.add.below });
  await below.getByLabel(words.form.name, { exact: true }).fill('Offers');
  await below.getByLabel(words.form.type, { exact: true }).selectOption(words.type.task);
  await below.getByRole('button', { name: words.add.below }).click();
  await expect(below.getByText(say(words.deeds.addPublicFolder, { name: 'Sales/Offers' }))).toBeVisible();
  await below.getByRole('button', { name: shared.action.close }).click();
  const inner = tree.getByRole('link', { name: 'Offers' });
  await expect(inner).toBeVisible();

  // The arrow keys close and open it.
  await tree.getByRole('link', { name: 'Sales' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(inner).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(inner).toBeFocused();

  // Rights of the upper one, which the lower one takes over.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/publicfolders\/\d+$/);
  await page.goto(`${page.url()}/rights`);
  const everyone = page.getByLabel(say(words.rights.everyone, { domain }));
  await everyone.selectOption(words.profile.reviewer);
  await page.getByRole('button', { name: words.form.save }).click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await page.getByRole('link', { name: words.page.inherit, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sales/Offers' })).toContainText(
    words.profile.reviewer,
  );
  await page.getByRole('button', { name: say(words.inherit.apply, { num: 1 }) }).click();
  await expect(page.getByText(words.inherit.same)).toBeVisible();

  // Both go together, and come back together.
  await page.getByRole('button', { name: words.row.remove }).click();
  const question = page.getByRole('alertdialog', {
    name: say(words.ask.removeOne, { name: 'Sales', num: 1 }),
  });
  await question.getByRole('button', { name: words.row.remove }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.getByRole('button', { name: words.undo }).click();
  await expect(inner).toBeVisible();
});
