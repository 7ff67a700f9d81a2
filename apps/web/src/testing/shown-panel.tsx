import { permissionsAt } from '@posthouse/contract/core/permissions';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { dismissAll } from '../api/notification-store.ts';
import { queryClient } from '../api/query-client.ts';
import { endSession } from '../api/session.ts';
import { signIn } from '../api/sign-in.ts';
import { App } from '../app/app.tsx';
import { router } from '../app/router.ts';
import { loadCatalogs } from '../i18n/catalogs.ts';
import { done, refused, stubLayout, stubNetwork } from './made-up-server.ts';

export { done, refused, unreachable } from './made-up-server.ts';

/** What the server says to an action; a function hears the form that was sent. */
type Reply = object | ((form: URLSearchParams) => Promise<Response> | Response);
export type Replies = Readonly<Record<string, Reply>>;

export const adminInfo = {
  adminname: 'anna',
  name: '',
  email: 'anna@admins.example',
  account: 'shop',
  twofa_enabled: 0,
  twofa_allowed: 1,
  chat_allowed: 1,
  twofa_required: 0,
  twofa_missing: 0,
  recovery_codes_left: 0,
  security_warning: '',
  security_warning_level: 0,
  security_warnings: [],
  password_expired: 0,
  adminaccess: 'admin',
  ui_timeout: 5,
  language: 'en',
  timezone: 'UTC',
  dateformat: '',
  remoteip: '192.0.2.7',
  lastlogin: null,
};
const standard: Replies = {
  getAdminInfo: adminInfo,
  getPermissions: permissionsAt(6),
  getClientConfig: { version: 'first', legacyurl: '' },
  getBranding: { brandname: 'Posthouse', brandlink: '', supportemail: '', brandcolor: '', logo: '' },
  getAccountHistory: { rows: [], total: 0, total_exact: 1, next: null, prev: null },
  getAttention: { incidents: null, failing: null, unverified: null, full: null, plans: [] },
  getChecklist: { hidden: 0, steps: [], domain: null, user: null },
  getMailEngine: { state: 'running', since: '2026-01-31T08:00:00.000Z', services: [] },
  getMailLoginCounts: { accepted: 0, refused: 0 },
  getIncomingLogs: { rows: [], next: null, prev: null, kept_days: 60 },
  getOutgoingLogs: { rows: [], next: null, prev: null, kept_days: 30 },
  keepAlive: {},
  logout: () => done('success'),
};

/** A server made up by the test; it can change its mind. */
export function stubServer(replies: Replies): void {
  const all = { ...standard, ...replies };
  stubNetwork(({ action, fields }) => {
    const reply = all[action];
    if (reply === undefined) return refused('unknown_action');
    return typeof reply === 'function' ? reply(new URLSearchParams(fields)) : reply;
  });
}

/** The whole panel at an address, in English, logged in unless said otherwise. */
export async function showPanel(
  address: string,
  replies: Replies = {},
  { isLoggedIn = true }: { readonly isLoggedIn?: boolean } = {},
): Promise<void> {
  localStorage.setItem('language', 'en');
  stubLayout();
  stubServer(replies);
  await loadCatalogs(['shared']);
  if (isLoggedIn) await signIn('made-up');
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  leave = () => {
    root.unmount();
    endSession('asked');
    dismissAll();
    queryClient.clear();
    vi.unstubAllGlobals();
    localStorage.clear();
  };
  root.render(<App />);
  await router.navigate({ href: address });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
}

let leave: () => void = () => undefined;
/** After each test. */
export const leavePanel = () => leave();

export const waitFor = <Value,>(check: () => Value) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
export const path = () => router.state.location.pathname;
const bodyText = () => document.body.textContent ?? '';
export const expectText = (text: string) => waitFor(() => expect(bodyText()).toContain(text));
export const expectNoText = (text: string) => waitFor(() => expect(bodyText()).not.toContain(text));

/** What is pressed, by the name people read or hear. */
function pressed(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a, [role=menuitem], [role=switch]')];
    const found = all.find((one) => [one.textContent, one.ariaLabel].includes(name));
    if (!found) throw new Error(`nothing to press named “${name}” in: ${bodyText()}`);
    return found;
  });
}

export const press = async (name: string) => (await pressed(name)).click();

export function field(label: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const labels = [...document.querySelectorAll('label')];
    const found = labels.find(({ textContent }) => textContent?.replace(/\s*\*$/, '') === label)?.control;
    if (!(found instanceof HTMLInputElement)) throw new Error(`no field “${label}” in: ${bodyText()}`);
    return found;
  });
}

export async function type(label: string, value: string): Promise<void> {
  const input = await field(label);
  // React hears of a value only when it is set past its own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
