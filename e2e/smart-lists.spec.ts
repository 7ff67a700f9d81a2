import { messages as words } from '../apps/web/src/features/smart-lists/messages/en.ts';
import { expect, test } from './panel-test.ts';
import { limitsOfDomain, startInDomain } from './verified-domain.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { form, add, page: parts, preview } = words;
const { members } = shared;

test.use({ limits: limitsOfDomain });

test('a smart list gets members who post or receive, and its preview says who does', async ({
  page,
  account,
}) => {
  const { domain, anna, ben } = await startInDomain(page, account);
  await page.goto('/smartlists');
  await expect(page.getByText(words.emptyHint)).toBeVisible();
  await page.getByRole('button', { name: add.title }).first().click();
  const panel = page.getByRole('dialog', { name: add.title });
  await panel.getByLabel(form.name, { exact: true }).fill('news');
  await panel.getByLabel(form.protection).selectOption(words.protection.members);
  await expect(panel.getByText(words.protectionHint.members)).toBeVisible();
  await panel.getByRole('combobox', { name: form.owners }).fill('berg');
  await page.getByRole('option', { name: anna.email }).click();
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(say(words.deeds.addSmartList, { name: `news@${domain}` }))).toBeVisible();
  await panel.getByRole('link', { name: members.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: `news@${domain}` })).toBeVisible();

  await page.getByRole('button', { name: members.add }).first().click();
  const adding = page.getByRole('dialog', { name: members.add });
  await adding.getByLabel(members.text, { exact: true }).fill(`${ben.email}\nx@elsewhere.example`);
  await adding.getByRole('switch', { name: words.members.post }).click();
  await adding.getByRole('button', { name: members.add }).click();
  await expect(adding).toHaveCount(0);
  const canPost = page.getByRole('switch', { name: say(words.members.postOf, { name: ben.email }) });
  await expect(canPost).not.toBeChecked();
  await canPost.click();
  await expect(canPost).toBeChecked();
  // Adding the members said the same before.
  await expect(page.getByText(shared.operation.done).last()).toBeVisible();

  await page.getByRole('link', { name: parts.preview }).click();
  const receiving = page.getByRole('list', { name: preview.receiving });
  await expect(receiving.getByRole('listitem')).toHaveText([/ben@/, /x@elsewhere/]);
  const posting = page.getByRole('list', { name: preview.posting });
  await expect(posting.getByRole('listitem')).toHaveText([/anna@/, /ben@/]);
});

test('a password is asked for where it protects the list, and all users of a domain can belong to it', async ({
  page,
  account,
}) => {
  const { domain, call } = await startInDomain(page, account);
  const list = await call('addSmartList', { name: 'all', domain });
  await page.goto(`/smartlists/${list.id}/settings`);
  await page.getByLabel(form.type).selectOption(words.type.all);
  await page.getByLabel(form.protection).selectOption(words.protection.password);
  await expect(page.getByText(words.protectionHint.password)).toBeVisible();
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(shared.fields.required).first()).toBeVisible();
  const password = page.getByLabel(form.password, { exact: true });
  await password.fill('open [sesame]');
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(shared.fields.format).first()).toBeVisible();
  await password.fill('open sesame');
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await expect(page.getByRole('button', { name: form.setPassword })).toBeVisible();
  await page.getByRole('link', { name: parts.members }).click();
  await expect(page.getByText(say(words.members.all, { domain }))).toBeVisible();
  await page.goto('/smartlists');
  await expect(page.getByRole('row', { name: `all@${domain}` })).toContainText(words.protection.password);
});
