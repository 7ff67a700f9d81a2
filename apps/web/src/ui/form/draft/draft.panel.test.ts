import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../../api/session.ts';
import { signIn, signOut } from '../../../api/sign-in.ts';
import { router } from '../../../app/router.ts';
import { messages as aliasDomains } from '../../../features/alias-domains/messages/en.ts';
import { messages as branding } from '../../../features/branding/messages/en.ts';
import { messages as session } from '../../../features/session/messages/en.ts';
import { messages as shared } from '../../../i18n/messages/en.ts';
import {
  adminInfo,
  expectNoText,
  expectText,
  field,
  leavePanel,
  path,
  press,
  showPanel,
  stubServer,
  type,
  waitFor,
} from '../../../testing/shown-panel.tsx';

const { draftTitle, draftRestore, draftDiscard } = shared.form;
const nothing = { rows: [], total: 0, total_exact: 1, next: null, prev: null };
const brand = { brandname: '', brandlink: '', supportemail: '', brandcolor: '', logo: '' };
const branded = (brandname: string, version = 1) => ({
  own: { ...brand, brandname },
  inherited: brand,
  applied: { ...brand, brandname },
  version,
});
const domain = { id: '1', domain: 'shop.example', unicode: 'shop.example' };
const replies = {
  getAliasDomains: nothing,
  getDomains: { ...nothing, rows: [domain], total: 1 },
  getAdminBranding: branded('Shop'),
};
const { brandname } = branding.form;
const stored = () => JSON.stringify({ ...sessionStorage });
const heading = (text: string) => waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(text));

async function start(): Promise<void> {
  await showPanel('/branding', replies);
  await type(brandname, 'Mine');
  expect(stored()).toContain('Mine');
}

/** As the clock, or the server, ends a session. */
async function endByItself(): Promise<void> {
  endSession('idle');
  await heading(session.login.title);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  leavePanel();
});

it('comes back in the same side panel after the automatic logout', async () => {
  const place = '/domains/aliasdomains?open=new';
  // Narrow: the grid of a wide window takes long to load.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await showPanel(place, replies);
  await type(aliasDomains.add.aliasdomain, 'other.example');
  await endByItself();
  await signIn('again');
  await expectText(draftTitle);
  expect(router.state.location.href).toBe(place);
  expect((await field(aliasDomains.add.aliasdomain)).value).toBe('');
  await press(draftRestore);
  expect((await field(aliasDomains.add.aliasdomain)).value).toBe('other.example');
  await expectNoText(draftTitle);
}, 60_000);

it('waits while one looks at something else, and is gone once it is declined', async () => {
  await start();
  await endByItself();
  await signIn('again');
  await expectText(draftTitle);
  await router.navigate({ href: '/settings/password' });
  await heading(session.password.title);
  await router.navigate({ href: '/branding' });
  await press(draftDiscard);
  await expectNoText(draftTitle);
  expect(stored()).not.toContain('Mine');
});

it('is nobody else’s', async () => {
  await start();
  await endByItself();
  stubServer({ ...replies, getAdminInfo: { ...adminInfo, adminname: 'bert' } });
  await signIn('another');
  await field(brandname);
  await expectNoText(draftTitle);
  expect(stored()).not.toContain('Mine');
});

it('is gone after a logout that was asked for', async () => {
  await start();
  await signOut('asked');
  await waitFor(() => expect(path()).toBe('/login'));
  expect(stored()).not.toContain('Mine');
});

it('is gone after a logout that was asked for in another tab', async () => {
  await start();
  window.dispatchEvent(new StorageEvent('storage', { key: 'draftsEnded' }));
  expect(stored()).not.toContain('Mine');
});

it('is gone after some hours', async () => {
  await start();
  await endByItself();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 3_600_000 });
  await signIn('again');
  await field(brandname);
  await expectNoText(draftTitle);
  expect(stored()).not.toContain('Mine');
});

it('is kept where one stays after all, and gone when the changes are discarded', async () => {
  await start();
  void router.navigate({ href: '/settings/password' });
  await expectText(shared.form.leaveTitle);
  await press(shared.action.cancel);
  await expectNoText(shared.form.leaveTitle);
  expect((await field(brandname)).value).toBe('Mine');
  void router.navigate({ href: '/settings/password' });
  await press(shared.form.leave);
  await heading(session.password.title);
  expect(stored()).not.toContain('Mine');
});

it('is gone when it is saved', async () => {
  await start();
  stubServer({ ...replies, setAdminBranding: branded('Mine', 2) });
  await press(branding.save);
  await expectText(shared.operation.done);
  expect(stored()).not.toContain('Mine');
});

it('says what somebody else changed in the same fields meanwhile', async () => {
  await start();
  await endByItself();
  stubServer({ ...replies, getAdminBranding: branded('Theirs', 2) });
  await signIn('again');
  await press(draftRestore);
  expect((await field(brandname)).value).toBe('Mine');
  await expectText(shared.errors.stale);
  await expectText('Theirs');
});
