import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/addresses/messages/en.ts';
import { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import { chooseMore } from './list-tools.ts';
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

test.use({ limits: ['maxdomains=3', 'maxemails=5', 'maxquota=5000'] });

/** An alias that leads to a user, to a list of forty, and out of the account. */
async function start(page: Page, account: TestAccount) {
  const token = await signIn(page, account);
  const domain = `${account.username}.example`;
  const call = <Answer>(name: Parameters<typeof callAction>[1], fields: Readonly<Record<string, unknown>>) =>
    callAction<Answer>(page.request, name, fields, token);
  await call('addDomain', { domain });
  await operator('domain', 'verify', domain, '--account', account.username);
  const person = { domain, password: 'Correct-horse-7', quota: 100 };
  const anna = await call<{ id: string }>('addUser', { ...person, username: 'anna', name: 'Anna Berg' });
  const ben = await call<{ id: string }>('addUser', { ...person, username: 'ben' });
  const members = Array.from({ length: 40 }, (_, index) => `member${index}@else.example`);
  await call('addList', { name: 'team', domain, type: 'distribution', members });
  const forward = [`anna@${domain}`, `ben@${domain}`, `team@${domain}`, 'x@elsewhere.example'];
  await call('addAlias', { alias: 'info', domain, forward });
  await call('disableUsers', { ids: [ben.id] });
  return { domain, anna };
}

test('an admin types an address and sees and reads where mail to it goes', async ({ page, account }) => {
  const { domain } = await start(page, account);
  await open(page, '/users/list');
  await chooseMore(page, shared.explain.button);
  const panel = page.getByRole('dialog', { name: shared.explain.button });
  await expect(panel.getByText(words.idle.title)).toBeVisible();
  const field = panel.getByRole('textbox', { name: words.form.address });
  await expect(field).toBeFocused();
  await field.fill(`info@${domain}`);
  await page.keyboard.press('Enter');
  const sentences = panel.getByRole('listitem');
  await expect(
    sentences.filter({ hasText: say(words.words.is.alias, { address: `info@${domain}` }) }),
  ).toContainText(
    `anna@${domain}, team@${domain}, and x@elsewhere.example (external). Set up but not used: ben@${domain} (disabled).`,
  );
  await expect(sentences.filter({ hasText: `team@${domain} is a list with 40 members.` })).toContainText(
    '26 more',
  );
  const picture = panel.getByRole('img', { name: `info@${domain}` });
  await expect(picture).toContainText(say(words.graph.moreMembers, { num: 26 }));
  await expect(panel.getByRole('status')).toContainText('1 mailbox');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Show all 45 addresses' }).click();
  await expect(picture).toContainText('member39@else.example');
  await expectAccessible(page);
  // It is an address of its own: it outlives a reload, and one step back closes it.
  await page.reload();
  await expect(panel.getByRole('img', { name: `info@${domain}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(({ search }) => search === '');
});

test('a user’s page says where its own mail goes, on a phone from top to bottom', async ({
  page,
  account,
}) => {
  const { domain, anna } = await start(page, account);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/users/list/${anna.id}`);
  await page.getByRole('button', { name: shared.explain.ofUser }).click();
  const panel = page.getByRole('dialog', { name: shared.explain.button });
  const sentence = say(words.words.named, { address: `anna@${domain}`, name: 'Anna Berg' });
  await expect(panel.getByRole('listitem')).toContainText(`${sentence} ${words.words.end.mailbox}`);
  await panel.getByRole('textbox', { name: words.form.address }).fill(`info@${domain}`);
  await panel.getByRole('button', { name: words.form.submit }).click();
  await expect(panel.getByRole('img', { name: `info@${domain}` })).toBeVisible();
  const isTooWide = await panel.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isTooWide).toBe(false);
  await expectAccessible(page);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expectLoaded(page);
  await expect(page.getByRole('navigation', { name: users.page.tabs })).toBeVisible();
});
