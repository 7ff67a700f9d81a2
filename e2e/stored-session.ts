import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { ActionAnswer } from '@posthouse/contract';
import { answerOf, callAction } from './wire.ts';

export interface Login {
  readonly username: string;
  readonly password: string;
}

/** A token, without the browser. */
export async function tokenOf(request: APIRequestContext, { username, password }: Login): Promise<string> {
  return (await callAction<{ token: string }>(request, 'login', { username, password })).token;
}

/**
 * Signs in without the login page: the next page that opens finds the session in its storage. Stored is what decides
 * whether a screen may open; the panel fetches the rest as it always does.
 */
export async function storeSession(page: Page, token: string, language = 'en'): Promise<void> {
  const info = await callAction<ActionAnswer<'getAdminInfo'>>(page.request, 'getAdminInfo', {}, token);
  const { data: permissions, rights } = await answerOf(page.request, 'getPermissions', {}, token);
  const stored = {
    language,
    currentUser: info.adminname,
    userRole: info.adminaccess,
    timeout: String(info.ui_timeout),
    twofaAllowed: String(info.twofa_allowed),
    chatAllowed: String(info.chat_allowed),
    passwordExpired: String(info.password_expired),
    domainsLimited: String(info.domains_limited),
    permissions: JSON.stringify(permissions),
    rightsVersion: rights,
    token,
  };
  await writeStorage(page.context(), stored);
}

/**
 * Puts this and nothing else into the storage of a browser, by a page that stays open beside those of the test.
 * Playwright's own way opens a page for each change and empties the cache, so that every test loads the panel anew.
 */
export async function writeStorage(
  context: BrowserContext,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  const page = context.pages().find(isStoragePage) ?? (await openStoragePage(context));
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(stored));
}

const storagePath = '/favicon.svg';

export const isStoragePage = (page: Page) => page.url().endsWith(storagePath);

async function openStoragePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(new URL(storagePath, process.env['PANEL_URL']).href);
  return page;
}
