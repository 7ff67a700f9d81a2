import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterAll, expect, it, vi } from 'vitest';
import { endSession, setPasswordExpired, startSession } from '../api/session.ts';
import { startI18n } from '../i18n/i18n.ts';
import { router } from './router.ts';

afterAll(async () => {
  endSession('asked');
  // What the router still does after its last step needs the window.
  await vi.waitFor(() => expect(router.state.status).toBe('idle'), { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 200));
}, 20_000);

it('leads to the change of a password that expires, and home once it is changed', async () => {
  await startI18n('en');
  startSession({
    token: 'stored',
    currentUser: 'demo',
    userRole: 'admin',
    timeoutMinutes: 5,
    twofaEnabled: false,
    twofaAllowed: true,
    securityWarning: '',
    securityWarningLevel: 0,
    passwordExpired: false,
    timezone: 'UTC',
    dateformat: '',
    permissions: permissionsAt(6),
    domainsLimited: false,
  });
  const isAt = (path: string) =>
    vi.waitFor(() => expect(router.state.location.pathname).toBe(path), { timeout: 10_000 });
  await router.navigate({ to: '/home' });
  await isAt('/home');
  setPasswordExpired(true);
  await isAt('/settings/password');
  await router.navigate({ to: '/home' });
  await isAt('/settings/password');
  setPasswordExpired(false);
  await isAt('/home');
}, 30_000);
