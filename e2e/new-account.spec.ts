import type { Page } from '@playwright/test';
import { messages as domains } from '../apps/web/src/features/domains/messages/en.ts';
import { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import { Authenticator } from './authenticator.ts';
import { operator } from './panel-process.ts';
import { expect, expectAccessible, expectAt, expectLoaded, open, signIn, test } from './panel-test.ts';
import { wordsOf } from './words.ts';

const { home, say, session, shared } = wordsOf('en');
const { checklist } = home;

test.use({ limits: ['maxdomains=3', 'maxemails=3', 'maxquota=5000'] });

const panelOf = (page: Page) => page.getByRole('region', { name: checklist.title });
/** What a step is, and what there is to press for it. */
const stepOf = (page: Page, name: keyof typeof checklist.step) =>
  panelOf(page).getByRole('listitem').filter({ hasText: checklist.step[name] });
const expectDone = async (page: Page, done: number) => {
  await open(page, '/home');
  await expect(panelOf(page)).toContainText(say(checklist.progress, { done, num: 6 }));
};

test('a new account is set up by its checklist alone, step by step', async ({ page, account }) => {
  const domain = `${account.username}.example`;
  await signIn(page, account);
  // Whoever begins with a user is led there.
  await page.goto('/users/list?open=new');
  await page.getByRole('link', { name: shared.noDomain.checklist }).click();
  await expectAt(page, '/home');
  await expect(stepOf(page, 'domain')).toHaveAttribute('aria-current', 'step');
  await expect(stepOf(page, 'users').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);

  await panelOf(page).getByRole('link', { name: checklist.action.domain }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: domains.add.names }).fill(domain);
  await page.getByRole('button', { name: domains.add.title }).last().click();
  await expect(page.getByText(`_mail-verification.${domain}`)).toBeVisible();

  await expectDone(page, 1);
  await stepOf(page, 'records').getByRole('link', { name: checklist.action.records }).click();
  await expect(page).toHaveURL(/\/domainlist\/\d+\/health$/);
  await open(page, '/home');
  await stepOf(page, 'verified').getByRole('link', { name: checklist.action.verified }).click();
  await expect(page.getByText(`_mail-verification.${domain}`)).toBeVisible();
  await operator('domain', 'verify', domain, '--account', account.username);

  // Its records are not published: no step waits for them.
  await expectDone(page, 2);
  await stepOf(page, 'users').getByRole('link', { name: checklist.action.users }).click();
  const form = page.getByRole('dialog', { name: users.add.title });
  await form.getByLabel(users.form.username).fill('anna');
  await form.getByLabel(users.form.password, { exact: true }).fill('Correct-horse-7');
  await form.getByRole('button', { name: users.add.title }).click();
  await expect(form.getByText(say(users.deeds.addUser, { name: `anna@${domain}` }))).toBeVisible();

  await expectDone(page, 3);
  await stepOf(page, 'two_factor').getByRole('link').click();
  await page.getByRole('button', { name: session.twofa.start }).click();
  const secret = String(await page.getByRole('code').textContent());
  await page.getByRole('button', { name: session.twofa.next }).click();
  await page.getByLabel(session.twofa.code).fill(new Authenticator(secret).nextCode());
  await page.getByRole('button', { name: session.twofa.save }).click();
  await expect(page.getByRole('heading', { name: session.twofa.doneTitle })).toBeVisible();

  await expectDone(page, 4);
  await stepOf(page, 'mail_programs')
    .getByRole('link', { name: say(checklist.action.mail_programs, { user: `anna@${domain}` }) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `anna@${domain}` })).toBeVisible();
});

test('the checklist stays hidden, also after the next login, until it is shown again', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await open(page, '/home');
  await panelOf(page).getByRole('button', { name: checklist.hide }).click();
  await expect(panelOf(page)).toHaveCount(0);
  // A panel that is open would follow the login that ends it.
  await page.goto('about:blank');
  await signIn(page, account);
  await open(page, '/home');
  await expectLoaded(page);
  await expect(panelOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: checklist.show }).click();
  await expect(panelOf(page)).toBeVisible();
});
