import { messages as words } from '../apps/web/src/features/lists/messages/en.ts';
import { expect, test } from './panel-test.ts';
import { limitsOfDomain, startInDomain } from './verified-domain.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { form, add, page: parts, use } = words;
const { members } = shared;

test.use({ limits: limitsOfDomain });

test('a list is added with pasted members; what is refused stays in the text with its reason', async ({
  page,
  account,
}) => {
  const { domain, anna, ben } = await startInDomain(page, account);
  await page.goto('/lists');
  await expect(page.getByText(words.emptyHint)).toBeVisible();
  await page.getByRole('button', { name: add.title }).first().click();
  const panel = page.getByRole('dialog', { name: add.title });
  await panel.getByLabel(form.name, { exact: true }).fill('team');
  await panel
    .getByLabel(form.members, { exact: true })
    .fill(`Anna Berg <${anna.email}>, x@elsewhere.example\nnobody@${domain}\nno address`);
  await panel.getByRole('button', { name: add.title }).click();
  const name = `team@${domain}`;
  await expect(panel.getByText(say(add.added, { name }))).toBeVisible();
  await expect(panel.getByText(say(members.added, { num: 2, shown: '2' }))).toBeVisible();
  await expect(panel.getByText(shared.fields.email_invalid)).toBeVisible();
  const text = panel.getByLabel(members.text, { exact: true });
  await expect(text).toHaveValue(`no address\nnobody@${domain}`);
  await text.fill(ben.email);
  await panel.getByRole('button', { name: members.add }).click();
  await expect(panel.getByText(say(words.deeds.addList, { name }))).toBeVisible();
  await panel.getByRole('link', { name: shared.added.open }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const row = (address: string) => page.getByRole('row', { name: address });
  await expect(row(anna.email)).toContainText('Anna Berg');
  await expect(row(ben.email)).toBeVisible();
  await expect(row('x@elsewhere.example')).toContainText(shared.address.external);

  for (const address of [anna.email, 'x@elsewhere.example']) await row(address).getByRole('checkbox').click();
  const two = { num: 2, shown: '2' };
  await page.getByRole('button', { name: say(members.bulkRemove, two) }).click();
  const question = page.getByRole('alertdialog', { name: say(members.askRemove, two) });
  await question.getByRole('button', { name: say(members.bulkRemove, two) }).click();
  await expect(row(anna.email)).toHaveCount(0);
  await expect(row(ben.email)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: parts.settings }).click();
  await page.getByLabel(form.name, { exact: true }).fill('crew');
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: `crew@${domain}` })).toBeVisible();
});

test('more members than fit into one command are added in slices', async ({ page, account }) => {
  const { domain, call } = await startInDomain(page, account);
  const list = await call('addList', { name: 'news', domain, type: 'distribution' });
  await page.goto(`/lists/${list.id}?open=new`);
  const panel = page.getByRole('dialog', { name: members.add });
  const many = Array.from({ length: 1_200 }, (_, n) => `m${n}@elsewhere.example`);
  await panel.getByLabel(members.text, { exact: true }).fill(many.join(', '));
  await expect(panel.getByText(say(members.found, { num: 1_200, shown: '1,200' }))).toBeVisible();
  await panel.getByRole('button', { name: members.add }).click();
  await expect(page.getByText(say(members.added, { num: 1_200, shown: '1,200' }))).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.getByLabel(members.search).fill('m1199@');
  await expect(page.getByRole('row', { name: 'm1199@elsewhere.example' })).toBeVisible();
});

test('a retrainer has no members; its page says how it is used', async ({ page, account }) => {
  const { domain } = await startInDomain(page, account);
  await page.goto('/lists?open=new');
  const panel = page.getByRole('dialog', { name: add.title });
  await panel.getByLabel(form.name, { exact: true }).fill('spam');
  await panel.getByLabel(form.type).selectOption(words.type.spam);
  await expect(panel.getByText(words.typeHint.spam)).toBeVisible();
  await expect(panel.getByLabel(form.members, { exact: true })).toHaveCount(0);
  await panel.getByRole('button', { name: add.title }).click();
  await panel.getByRole('link', { name: shared.added.open }).click();
  await expect(page.getByText(say(use.spam.text, { domain }))).toBeVisible();
  await expect(page.getByRole('link', { name: parts.members, exact: true })).toHaveCount(0);
});
