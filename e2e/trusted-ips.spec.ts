import { messages as words } from '../apps/web/src/features/trusted-ips/messages/en.ts';
import { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import { chooseMore, openFilter } from './list-tools.ts';
import { expect, expectAccessible, expectAt, signIn, tabTo, test } from './panel-test.ts';
import { limitsOfDomain, startInDomain } from './verified-domain.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { form, add, ask, check, column } = words;
const screen = '/security/trustedips';

test.use({ limits: limitsOfDomain });

test('an IP is trusted for a user and for a whole domain, found again, and removed', async ({
  page,
  account,
}) => {
  const { domain, anna } = await startInDomain(page, account);
  await page.goto(screen);
  await expect(page.getByText(words.emptyHint)).toBeVisible();
  await page.getByRole('button', { name: add.title }).first().click();
  const panel = page.getByRole('dialog', { name: add.title });
  await panel.getByLabel(column.ip, { exact: true }).fill('192.0.2');
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(shared.fields.ip_invalid).first()).toBeVisible();
  await panel.getByLabel(column.ip, { exact: true }).fill('192.0.2.200/25');
  const user = panel.getByRole('combobox', { name: form.user });
  await user.fill('ann');
  await page.getByRole('option', { name: anna.email }).click();
  await panel.getByLabel(column.description).fill('Home office');
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(say(words.deeds.addTrustedIp, { name: '192.0.2.128/25' }))).toBeVisible();
  await panel.getByRole('button', { name: shared.added.another }).click();
  await panel.getByLabel(column.ip, { exact: true }).fill('2001:db8::/48');
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(say(words.deeds.addTrustedIp, { name: '2001:db8::/48' }))).toBeVisible();
  await panel.getByRole('button', { name: shared.action.close }).click();

  const rowOf = (name: string) => page.getByRole('row', { name: say(shared.list.selectRow, { name }) });
  await expect(rowOf('192.0.2.128/25')).toContainText(anna.email);
  await expect(rowOf('2001:db8::/48')).toContainText(say(words.everybody, { domain }));
  await expectAccessible(page);
  const filter = await openFilter(page, words.filter.ip);
  await filter.getByRole('textbox').fill('192.0.2.130');
  await filter.getByRole('button', { name: shared.list.apply }).click();
  await expect(rowOf('2001:db8::/48')).toHaveCount(0);
  await expect(rowOf('192.0.2.128/25')).toBeVisible();

  await page.getByRole('button', { name: say(shared.list.rowActions, { name: '192.0.2.128/25' }) }).click();
  await page.getByRole('menuitem', { name: words.row.remove }).click();
  const question = page.getByRole('alertdialog', {
    name: say(ask.removeOne, { ip: '192.0.2.128/25', name: anna.email }),
  });
  await question.getByRole('button', { name: words.row.remove }).click();
  await expect(rowOf('192.0.2.128/25')).toHaveCount(0);
});

test('an IP is checked for everybody and for one user, with the keyboard alone', async ({
  page,
  account,
}) => {
  const { call, domain, anna } = await startInDomain(page, account);
  await call('addTrustedIp', { domain, username: 'anna', ip: '192.0.2.0/24' });
  await page.goto(screen);
  await chooseMore(page, check.title);
  const panel = page.getByRole('dialog', { name: check.title });
  await expect(panel.getByLabel(check.ip, { exact: true })).toBeFocused();
  await page.keyboard.type('192.0.2.7');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(check.notBlocked, { exact: true })).toBeVisible();
  await expect(panel.getByText(check.freeForAll)).toBeVisible();
  await expect(page).toHaveURL(/\?check=192\.0\.2\.7$/);
  await tabTo(page, panel.getByRole('combobox', { name: form.domain }));
  await page.keyboard.type(domain);
  await expect(page.getByRole('option', { name: domain })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('combobox', { name: form.user }));
  await page.keyboard.type('anna');
  await expect(page.getByRole('option', { name: anna.email })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(check.known.trusted)).toBeVisible();
});

test('a user page leads to the trusted IPs of the user', async ({ page, account }) => {
  const { call, domain, anna } = await startInDomain(page, account);
  await call('addTrustedIp', { domain, username: 'anna', ip: '192.0.2.7' });
  await call('addTrustedIp', { domain, username: 'ben', ip: '192.0.2.8' });
  await page.goto(`/users/list/${anna.id}/services`);
  await page.getByRole('link', { name: users.loginIps.trusted }).click();
  await expect(page.getByRole('link', { name: '192.0.2.7' })).toBeVisible();
  await expect(page.getByRole('link', { name: '192.0.2.8' })).toHaveCount(0);
});

test('the screen is under Filtering in the menu', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/home');
  const menu = page.getByRole('navigation').first();
  const group = menu.getByRole('button', { name: 'Filtering' });
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
  await menu.getByRole('link', { name: words.menu.trustedIps }).click();
  await expectAt(page, screen);
});
