import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import { Authenticator } from './authenticator.ts';
import { createAccount } from './panel-test.ts';
import config from './playwright.config.ts';
import { filterSome, testedMail, trustSome } from './screenshot-data.ts';
import {
  callAs,
  demo,
  desk,
  fillLogin,
  folder,
  laptop,
  logIn,
  open,
  panel,
  phone,
  shoot,
  shootNow,
} from './screenshot-tools.ts';
import startPanel from './start-panel.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { shared, session } = wordsOf('en');

/** Takes the pictures of the documentation from the demo account of a panel of its own. */
async function takeScreenshots(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stop = await startPanel();
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    await logInElsewhere();
    await atTheDesk(browser);
    await ofANewAccount(browser);
    await onThePhone(browser);
    await inGerman(browser);
    await secondFactor(browser);
  } finally {
    await browser.close();
    await stop();
  }
}

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
];

/** The same admin at work elsewhere. */
async function logInElsewhere(): Promise<void> {
  for (const [index, userAgent] of agents.entries()) {
    const from = await request.newContext({
      ...panel(),
      userAgent,
      extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${40 + index}` },
    });
    await callAction(from, 'login', demo);
  }
}

async function atTheDesk(browser: Browser): Promise<void> {
  const page = await open(browser, desk, 'en');
  await shoot(page, '/login', 'login');
  await shoot(page, '/forgotPass', 'forgot-password');
  await logIn(page, 'en');
  await shoot(page, '/home', 'home');
  await shoot(page, '/settings/sessions', 'own-sessions');
  await page.goto('/settings/password');
  await page.getByLabel(session.password.new, { exact: true }).fill('fresh Horse');
  await shootNow(page, 'change-password');
  await shoot(page, '/logs/accounthistory', 'account-history');
  await page.getByRole('link', { name: session.operations.setLanguage }).first().click();
  await page.getByRole('dialog').getByRole('table').waitFor();
  await shootNow(page, 'history-detail');
  await shoot(page, '/subadmins', 'sub-admins');
  await shootRights(page, 'sub-admin-rights');
  await shoot(page, '/settings', 'settings');
  await shoot(page, '/settings/texts', 'system-texts');
  await callAs(page, 'addAdminIp', { ip: '198.51.100.0/24', description: 'Office' });
  await callAs(page, 'addAdminIp', { ip: '2001:db8:40::/48', description: 'Home office' });
  await shoot(page, '/security/aipaccesslists', 'admin-ip-access');
  await trustSome(page);
  await shoot(page, '/security/trustedips', 'trusted-ips');
  await shoot(page, '/security/trustedips?check=198.51.100.7', 'check-ip');
  await filterSome(page);
  await shoot(page, '/filtering/settings', 'filter-settings');
  await shoot(page, '/filtering/whitelist', 'whitelist');
  await shoot(page, '/filtering/ipaccesslists', 'ip-access-lists');
  await shoot(page, testedMail, 'filter-test');
  await shoot(page, '/users/list', 'users');
  await shoot(page, '/users/list?open=new', 'user-add');
  await shootOverview(page, laptop, 'user-overview');
  await shootUser(page, '/account', 'user');
  await shootUser(page, '/services', 'user-services');
  await shootUser(page, '/forwards', 'user-forwards');
  await shootUser(page, '/sharing', 'user-sharing');
  await shootUser(page, '/rules', 'user-rules');
  await shootUser(page, '/vacation', 'user-vacation');
  await shootUser(page, '/passwords', 'user-passwords');
  await shootOffboarding(page);
  await shootPlan(page, 'users-import');
  await shoot(page, '/audit', 'audit');
  await shoot(page, '/chatusers', 'chat-users');
  await shoot(page, '/domains/domainlist', 'domains');
  await shoot(page, '/domains/domainlist?open=new', 'domain-add');
  const { rows } = await callAs(page, 'getDomains', { search: 'cher' });
  const address = `/domains/domainlist/${rows[0]?.id}`;
  await shoot(page, address, 'domain');
  await shoot(page, `${address}/health`, 'domain-health');
  await callAs(page, 'enableDkim', { id: String(rows[0]?.id) });
  await shoot(page, `${address}/dkim`, 'domain-dkim');
  await shoot(page, `${address}/settings`, 'domain-settings');
  await shoot(page, '/domains/aliasdomains', 'alias-domains');
  await shoot(page, '/domains/recyclebin', 'recycle-bin');
  await shoot(page, '/branding', 'branding');
  await shoot(page, '/domains/brandingdomains', 'branding-domains');
  await shoot(page, '/no/such/page', 'error-page');
  await page.context().close();
}

/** Home before anything is there: what comes first. */
async function ofANewAccount(browser: Browser): Promise<void> {
  const page = await open(browser, laptop, 'en');
  const { username, password } = await createAccount(['maxdomains=5', 'maxemails=50', 'maxquota=500000']);
  await page.goto('/login');
  await fillLogin(page, 'en', { username, password });
  await page.getByRole('heading', { level: 1, name: wordsOf('en').home.title }).waitFor();
  await shootNow(page, 'home-new');
  await page.context().close();
}

async function onThePhone(browser: Browser): Promise<void> {
  const page = await open(browser, phone, 'en');
  await shoot(page, '/login', 'login-phone');
  await logIn(page, 'en');
  await shoot(page, '/home', 'home-phone');
  await shoot(page, '/logs/accounthistory', 'account-history-phone');
  await shoot(page, '/settings', 'settings-phone');
  await shoot(page, '/subadmins', 'sub-admins-phone');
  await shoot(page, '/filtering/settings', 'filter-settings-phone');
  await shoot(page, '/users/list', 'users-phone');
  await shootUser(page, '/services', 'user-services-phone');
  await shootUser(page, '/rules', 'user-rules-phone');
  await shootPlan(page, 'users-import-phone');
  await shoot(page, '/domains/domainlist', 'domains-phone');
  await page.context().close();
}

async function inGerman(browser: Browser): Promise<void> {
  const page = await open(browser, desk, 'de');
  await page.goto('/login');
  await logIn(page, 'de');
  await shoot(page, '/home', 'home-de');
  await shoot(page, '/logs/accounthistory', 'account-history-de');
  await shootRights(page, 'sub-admin-rights-de');
  await shoot(page, '/settings', 'settings-de');
  await page.setViewportSize(laptop);
  await shoot(page, '/filtering/whitelist', 'whitelist-de');
  await shoot(page, '/filtering/settings?domain=north-harbour.example', 'filter-settings-de');
  await shoot(page, '/users/list', 'users-de');
  await page.setViewportSize(desk);
  await shootOverview(page, phone, 'user-overview-phone-de');
  await shootUser(page, '/account', 'user-de');
  await shootUser(page, '/rules', 'user-rules-de');
  await shootPlan(page, 'users-import-de');
  await shoot(page, '/domains/domainlist', 'domains-de');
  await shoot(page, '/branding', 'branding-de');
  await page.context().close();
}

/** Last: from here on the demo account asks for a code. */
async function secondFactor(browser: Browser): Promise<void> {
  const page = await open(browser, desk, 'en');
  await page.goto('/login');
  await logIn(page, 'en');
  await page.goto('/security/twofa');
  await page.getByRole('button', { name: session.twofa.start }).click();
  const secret = String(await page.getByRole('code').textContent());
  await shootNow(page, 'two-factor');
  await page.getByRole('button', { name: session.twofa.next }).click();
  await page.getByLabel(session.twofa.code).fill(new Authenticator(secret).nextCode());
  await page.getByRole('button', { name: session.twofa.save }).click();
  await page.getByRole('heading', { name: session.twofa.doneTitle }).waitFor();
  await shootNow(page, 'recovery-codes');
  await page.getByRole('button', { name: session.twofa.finish }).click();
  await page.getByRole('button', { name: demo.username }).click();
  await page.getByRole('menuitem', { name: shared.account.logOut }).click();
  await fillLogin(page, 'en');
  await page.getByRole('heading', { name: session.login.codeTitle }).waitFor();
  await shootNow(page, 'login-code');
  await page.context().close();
}

async function shootUser(page: Page, tab: string, name: string): Promise<void> {
  const { rows } = await callAs(page, 'getUsers', { limit: 1 });
  await shoot(page, `/users/list/${rows[0]?.id}${tab}`, name);
}

/** The whole picture, in a window of another size. */
async function shootOverview(page: Page, window: typeof desk, name: string): Promise<void> {
  await page.setViewportSize(window);
  const { rows } = await callAs(page, 'getUsers', { limit: 1 });
  await page.goto(`/users/list/${rows[0]?.id}`);
  await shootNow(page, name, { fullPage: true });
  await page.setViewportSize(desk);
}

/** The form for somebody who leaves, and what would happen. */
async function shootOffboarding(page: Page): Promise<void> {
  const { rows } = await callAs(page, 'getUsers', { limit: 100, account_type: 'basic', active: 1 });
  const leaver = rows[0];
  const colleague = rows.find(({ id, domain }) => id !== leaver?.id && domain === leaver?.domain);
  const [id, to] = [String(leaver?.id), String(colleague?.email)];
  await shoot(page, `/users/offboarding?ids=${id}`, 'offboarding');
  const { plan } = await callAs(page, 'planOffboarding', {
    ...{ ids: [id], new_password: 1, app_passwords: 1, make_shared: 1, forward_to: to },
    ...{ vacation: 'I no longer work here.', hand_over: ['aliases', 'lists'], hand_over_to: to },
    remove_at: '2199-12-31',
  });
  await shoot(page, `/users/offboarding/${plan.id}`, 'offboarding-plan');
}

/** A file with something of each outcome. */
async function shootPlan(page: Page, name: string): Promise<void> {
  const { rows } = await callAs(page, 'getUsers', { limit: 1 });
  const { email = '', domain = '' } = rows[0] ?? {};
  const csv = [
    'email,name,quota_gb,password',
    `kim.lee@${domain},Kim Lee,5,`,
    `lea.martin@${domain},Léa Martin,2.5,`,
    `${email},Anna Berg-Lindqvist,30,`,
    `ben.carter@${domain},Ben Carter,10,`,
    `max@nowhere.example,Max Muster,5,`,
    `nina@${domain},Nina Popov,much,`,
  ].join('\n');
  const { plan } = await callAs(page, 'planImport', { kind: 'users', csv });
  await shoot(page, `/users/import/${plan.id}`, name);
}

async function shootRights(page: Page, name: string): Promise<void> {
  const { rows } = await callAs(page, 'getSubAdmins', { search: 'helpdesk' });
  await page.goto(`/subadmins/${rows[0]?.id}`);
  await page.getByRole('radiogroup').last().scrollIntoViewIfNeeded();
  await shootNow(page, name);
}

await takeScreenshots();
