import type { APIRequestContext, Page } from '@playwright/test';
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
  const { origin } = new URL(String(process.env['PANEL_URL']));
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
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
