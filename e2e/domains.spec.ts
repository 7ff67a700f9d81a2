import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/domains/messages/en.ts';
import { messages as bin } from '../apps/web/src/features/recycle-bin/messages/en.ts';
import {
  expect,
  expectAccessible,
  expectAt,
  expectLoaded,
  open,
  signIn,
  type TestAccount,
  test,
} from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

interface Added {
  readonly domain: { readonly id: string; readonly version: number };
  readonly verification: { readonly host: string; readonly value: string };
}

const nameOf = (account: TestAccount) => `${account.username}.example`;
const addDomain = (page: Page, token: string, domain: string) =>
  callAction<Added>(page.request, 'addDomain', { domain }, token);

test.use({ limits: ['maxdomains=5'] });

const { add, settings, health, dkim, handover } = words;
const openTab = async (page: Page, id: string, tab: string) => {
  await page.goto(`/domains/domainlist/${id}${tab}`);
  await expectLoaded(page);
};

test('the empty list says what domains are for, and adding one shows the record to publish', async ({
  page,
  account,
}) => {
  const domain = nameOf(account);
  await signIn(page, account);
  await page.goto('/domains/domainlist');
  await expect(page.getByText(words.emptyHint)).toBeVisible();
  await page.getByRole('button', { name: add.title }).first().click();
  const panel = page.getByRole('dialog', { name: add.title });
  await panel.getByLabel(add.names, { exact: true }).fill('no domain');
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(shared.fields.domain_invalid).first()).toBeVisible();
  await panel.getByLabel(add.names, { exact: true }).fill(domain);
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(say(words.deeds.addDomain, { name: domain }))).toBeVisible();
  await expect(panel.getByText(`_mail-verification.${domain}`)).toBeVisible();
  await expect(panel.getByRole('button', { name: shared.ownership.copyValue })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: shared.added.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: domain })).toBeVisible();
  await expect(page.getByRole('button', { name: shared.ownership.verifyNow })).toBeVisible();
  await page.goto('/domains');
  await expectAt(page, '/domains/domainlist');
  await expect(page.getByRole('row', { name: domain })).toContainText(words.state.active);
});

test('of several pasted names each gets its answer', async ({ page, account }) => {
  const token = await signIn(page, account);
  const domain = nameOf(account);
  await addDomain(page, token, domain);
  await page.goto('/domains/domainlist?open=new');
  const panel = page.getByRole('dialog', { name: add.title });
  await panel.getByLabel(add.names, { exact: true }).fill(`${domain}\nno domain\n\nmüller.${domain}`);
  await panel.getByRole('button', { name: add.title }).click();
  await expect(panel.getByText(say(add.failed, { num: 2 }))).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: domain }).first()).toContainText(
    add.reason.conflict,
  );
  await expect(panel.getByRole('listitem').filter({ hasText: 'no domain' })).toContainText(
    add.reason.domain_invalid,
  );
  await expect(panel.getByText(say(add.done, { num: 1 }))).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'xn--mller-kva' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `müller.${domain}` })).toBeVisible();
  await expect(page.getByText(`xn--mller-kva.${domain}`).first()).toBeVisible();
});

test('settings are saved, want a server for mail that goes on, and two who edit lose nothing', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  const { domain } = await addDomain(page, token, nameOf(account));
  await openTab(page, domain.id, '/settings');
  await page.getByRole('switch', { name: settings.localdelivery }).click();
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByText(shared.fields.required).first()).toBeVisible();
  await page.getByLabel(settings.relayHost).fill('relay.example.net');
  const theirs = { id: domain.id, catchall: `all@${nameOf(account)}` };
  await callAction(page.request, 'updateDomain', theirs, token);
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByRole('alert').filter({ hasText: shared.errors.stale })).toContainText(
    words.facts.catchall,
  );
  await page.getByRole('button', { name: settings.save }).click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  const saved = await callAction(page.request, 'getDomain', { id: domain.id }, token);
  expect(saved).toMatchObject({ localdelivery: 0, relay_host: 'relay.example.net', ...theirs });
});

test('health shows every record with what to publish', async ({ page, account }) => {
  const token = await signIn(page, account);
  const { domain } = await addDomain(page, token, nameOf(account));
  await page.goto(`/domains/domainlist/${domain.id}/health`);
  await expect(page.getByRole('heading', { level: 3, name: health.name.mx })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: health.name.dmarc })).toBeVisible();
  await expect(page.getByText('v=DMARC1')).toBeVisible();
  await expect(page.getByRole('button', { name: health.check, exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('DKIM is turned on with a record to publish, and turned off only after a question', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  const { domain } = await addDomain(page, token, nameOf(account));
  await openTab(page, domain.id, '/dkim');
  await expect(page.getByText(dkim.noKeys)).toBeVisible();
  await page.getByRole('button', { name: dkim.enable }).click();
  await expect(page.getByText(dkim.waiting)).toBeVisible();
  await expect(page.getByText(dkim.explain.waiting)).toBeVisible();
  await expect(page.getByText('v=DKIM1', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: dkim.disable }).click();
  const question = page.getByRole('alertdialog', { name: dkim.askDisable });
  await expect(question).toContainText(dkim.askDisableText);
  await question.getByRole('button', { name: dkim.disable }).click();
  await expect(page.getByText(dkim.off)).toBeVisible();
});

test('the link for the hand-over is shown once, opens without a login, and ends', async ({
  page,
  account,
  browser,
}) => {
  const token = await signIn(page, account);
  const { domain } = await addDomain(page, token, nameOf(account));
  await openTab(page, domain.id, '/handover');
  await page.getByLabel(handover.days).fill('91');
  await page.getByRole('button', { name: handover.create }).click();
  await expect(page.getByText(say(shared.fields.less_than, { num: 91 })).first()).toBeVisible();
  await page.getByLabel(handover.days).fill('7');
  await page.getByRole('button', { name: handover.create }).click();
  await expect(page.getByText(handover.once)).toBeVisible();
  const url = (await page.getByRole('alert').getByRole('code').textContent()) ?? '';
  expect(url).toMatch(/^https?:\/\//);
  const other = await browser.newPage();
  const path = new URL(url).pathname + new URL(url).search;
  const opened = await other.goto(new URL(path, page.url()).href);
  expect(opened?.status()).toBe(200);
  await expect(other.getByText(nameOf(account)).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(handover.once)).toHaveCount(0);
  await expect(page.getByRole('button', { name: handover.replace })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.zone.download }).click();
  expect((await download).suggestedFilename()).toBe(`${nameOf(account)}.zone`);
  await page.getByRole('button', { name: handover.revoke }).click();
  const question = page.getByRole('alertdialog', {
    name: say(handover.askRevoke, { name: nameOf(account) }),
  });
  await question.getByRole('button', { name: handover.revoke }).click();
  await expect(page.getByRole('button', { name: handover.create })).toBeVisible();
  expect((await other.reload())?.status()).not.toBe(200);
  await other.close();
});

test('removing asks for the name, and the recycle bin gives everything back', async ({ page, account }) => {
  const token = await signIn(page, account);
  const name = nameOf(account);
  await addDomain(page, token, name);
  await page.goto('/domains/domainlist');
  await page.getByRole('button', { name: say(shared.list.rowActions, { name }) }).click();
  await page.getByRole('menuitem', { name: words.row.remove, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: say(words.ask.removeOne, { name }) });
  await expect(question).toContainText(words.removal.nothing);
  await expect(question).toContainText(say(words.removal.after, { days: 30 }));
  await expect(question.getByRole('button', { name: words.row.remove })).toBeDisabled();
  await question.getByLabel(say(shared.dialog.typeToConfirm, { name })).fill(name);
  await question.getByRole('button', { name: words.row.remove }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await page
    .getByRole('navigation', { name: shared.menu.domains })
    .getByRole('link', { name: shared.menu.recycleBin })
    .click();
  await expectAt(page, '/domains/recyclebin');
  await expect(page.getByRole('row', { name })).toContainText(account.username);
  await page.getByRole('row', { name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: say(bin.of.domains.restore, { num: 1, shown: '1' }) }).click();
  await expect(page.getByText(bin.empty)).toBeVisible();
  await page.goto('/domains/domainlist');
  await expect(page.getByRole('row', { name })).toBeVisible();
});

test('who may only look is offered nothing else', async ({ page, account }) => {
  const token = await tokenOf(page.request, account);
  const { domain } = await addDomain(page, token, nameOf(account));
  const username = `${account.username}.look`;
  const looker = { username, email: `${username}@admins.example`, password: account.password };
  await callAction(page.request, 'addSubAdmin', { ...looker, permissions: { domains: 1 } }, token);
  await signIn(page, looker);
  await page.goto('/domains/domainlist');
  await expect(page.getByRole('row', { name: nameOf(account) })).toBeVisible();
  await expect(page.getByRole('button', { name: add.title })).toHaveCount(0);
  await openTab(page, domain.id, '/settings');
  await expect(page.getByText(settings.readOnly)).toBeVisible();
  await expect(page.getByRole('link', { name: words.page.handover })).toHaveCount(0);
  await openTab(page, domain.id, '/dkim');
  await expect(page.getByRole('button', { name: dkim.enable })).toHaveCount(0);
  await page.goto(`/domains/domainlist/${domain.id}/handover`);
  await expectAt(page, '/error-4');
});

test('a domain is found by its name from anywhere, and an address without one says so', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  await addDomain(page, token, nameOf(account));
  await open(page, '/home');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: shared.goTo.title }).fill(account.username);
  await expect(page.getByRole('option', { name: nameOf(account) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: nameOf(account) })).toBeVisible();
  await page.goto('/domains/domainlist/nothing');
  await expect(page.getByText(words.page.gone)).toBeVisible();
});
