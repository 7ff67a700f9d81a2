import { messages as autoWhitelist } from '../apps/web/src/features/auto-whitelist/messages/en.ts';
import { messages as settings } from '../apps/web/src/features/filter-settings/messages/en.ts';
import { messages as ipAccess } from '../apps/web/src/features/ip-access/messages/en.ts';
import { messages as filterTest } from '../apps/web/src/features/test-filter/messages/en.ts';
import { chooseMore } from './list-tools.ts';
import { expect, expectAt, test } from './panel-test.ts';
import { limitsOfDomain, startInDomain } from './verified-domain.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

test.use({ limits: limitsOfDomain });

test('a domain inherits filter settings from the account until it has its own', async ({ page, account }) => {
  const { domain } = await startInDomain(page, account);
  await page.goto('/filtering');
  await expectAt(page, '/filtering/settings');
  const sensitivity = page.getByLabel(settings.facts.sensitivity);
  await sensitivity.selectOption('7');
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByText(settings.deeds.updateFilterSettings).first()).toBeVisible();
  const place = page.getByRole('combobox', { name: settings.place.label });
  await place.fill(domain);
  await page.getByRole('option', { name: domain }).click();
  await expect(page.getByText(settings.place.domainHint)).toBeVisible();
  await expect(sensitivity.locator('option').first()).toHaveText(
    'From the account: 7 – strict, spam from a score of 4.5',
  );
  await page.getByLabel(settings.facts.spam_to).selectOption('delete');
  await expect(page.getByText(settings.spam.deleteHint)).toBeVisible();
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByText(settings.deeds.updateFilterSettings).first()).toBeVisible();
  await page.goto('/filtering/settings');
  await page.getByRole('link', { name: domain }).click();
  await expect(page.getByLabel(settings.facts.spam_to)).toHaveValue('delete');
});

test('an entry that is shadowed is pointed out, and a test says which entry decides', async ({
  page,
  account,
}) => {
  const { call, anna } = await startInDomain(page, account);
  await call('addIpAccess', { ip: '2001:db8::/32', type: 'block' });
  await page.goto('/filtering/ipaccesslists');
  await page.getByRole('button', { name: ipAccess.add.title }).first().click();
  const panel = page.getByRole('dialog', { name: ipAccess.add.title });
  await panel.getByLabel(ipAccess.facts.ip).fill('2001:db8::7');
  await panel.getByLabel(ipAccess.facts.type).selectOption('allow');
  await panel.getByRole('button', { name: ipAccess.add.title }).click();
  await expect(panel.getByText(say(ipAccess.note.shadowed, { ip: '2001:db8::/32' }))).toBeVisible();
  await panel.getByRole('button', { name: shared.action.close }).click();

  await chooseMore(page, shared.filterTest);
  const testing = page.getByRole('dialog', { name: shared.filterTest });
  await testing.getByLabel(filterTest.form.from).fill('x@partner.example');
  await testing.getByLabel(filterTest.form.to).fill(anna.email);
  await testing.getByLabel(filterTest.form.ip).fill('2001:db8::7');
  await testing.getByRole('button', { name: filterTest.submit }).click();
  await expect(testing.getByText(say(filterTest.verdict.refuse, { name: anna.email }))).toBeVisible();
  await page.reload();
  await testing.getByRole('link', { name: '2001:db8::/32' }).click();
  const open = page.getByRole('dialog', { name: '2001:db8::/32' });
  await open.getByLabel(ipAccess.facts.preference).fill('30');
  await open.getByRole('button', { name: ipAccess.form.save }).click();
  await expect(open).toHaveCount(0);
  await expect(page.getByText(say(ipAccess.note.overlaps, { ip: '2001:db8::7' }))).toBeVisible();
});

test('the auto whitelist says how it is filled and where it is turned off', async ({ page, account }) => {
  await startInDomain(page, account);
  await page.goto('/filtering/autowhitelist');
  await expect(page.getByText(autoWhitelist.empty)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: autoWhitelist.settings }).last().click();
  await expectAt(page, '/filtering/settings');
});
