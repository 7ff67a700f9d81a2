import { messages as words } from '../apps/web/src/features/last-logins/messages/en.ts';
import { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import { chooseMore, openFilter } from './list-tools.ts';
import { expect, expectAccessible, expectAt, test } from './panel-test.ts';
import { limitsOfDomain, startInDomain } from './verified-domain.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { explain, check, fix } = words;
const screen = '/logs/lastlogins';

test.use({ limits: limitsOfDomain });

test('last logins are in the menu, and filtered by country and network', async ({ page, account }) => {
  await startInDomain(page, account);
  await page.goto('/home');
  const menu = page.getByRole('navigation').first();
  const group = menu.getByRole('button', { name: 'Logs' });
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
  await menu.getByRole('link', { name: words.menu.lastLogins }).click();
  await expectAt(page, screen);
  await expect(page.getByText(words.emptyHint)).toBeVisible();
  const country = await openFilter(page, words.column.country);
  await country.getByRole('textbox').fill('germ');
  await country.getByLabel('Germany').check();
  await country.getByRole('button', { name: shared.list.apply }).click();
  await expect(page).toHaveURL(/country=DE/);
  const ip = await openFilter(page, words.filter.ip);
  await ip.getByRole('textbox').fill('192.0.2');
  await ip.getByRole('button', { name: shared.list.apply }).click();
  await expect(ip.getByText(shared.fields.ip_invalid)).toBeVisible();
  await ip.getByRole('textbox').fill('192.0.2.0/24');
  await ip.getByRole('button', { name: shared.list.apply }).click();
  await expect(page.getByText(shared.state.nothingFound).first()).toBeVisible();
  await expectAccessible(page);
});

test('the logins of a user have an address that can be typed, dots and all', async ({ page, account }) => {
  const { anna } = await startInDomain(page, account);
  await page.goto(`${screen}/${anna.email}`);
  await expect(page.getByRole('heading', { name: say(words.titleOf, { name: anna.email }) })).toBeVisible();
  await expect(page.getByText(words.emptyOf)).toBeVisible();
  await chooseMore(page, words.all);
  await expectAt(page, screen);
});

test('a user page says why they can’t log in, and fixes it', async ({ page, account }) => {
  const { call, anna } = await startInDomain(page, account);
  await call('disableUsers', { ids: [anna.id] });
  await call('updateUser', { id: anna.id, pop3: 0 });
  await page.goto(`/users/list/${anna.id}`);
  await expect(page.getByRole('link', { name: users.page.logins, exact: true })).toBeVisible();
  await page.getByRole('button', { name: explain.title }).click();
  const panel = page.getByRole('dialog', { name: explain.title });
  await expect(panel.getByText(check.user.problem)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: fix.user }).click();
  await expect(panel.getByText(check.user.ok)).toBeVisible();
  await panel.getByLabel(explain.service).selectOption('pop3');
  await expect(panel.getByText(say(check.service.problem, { service: 'POP3' }))).toBeVisible();
  await panel.getByRole('button', { name: say(fix.service, { service: 'POP3' }) }).click();
  await expect(panel.getByText(say(check.service.ok, { service: 'POP3' }))).toBeVisible();
  await expect(page).toHaveURL(/login=pop3/);
});
