import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { startMadeUpSession } from '../testing/made-up-session.ts';
import { can } from './access.ts';
import { endSession } from './session.ts';
import type { Session } from './session-storage.ts';

const signIn = (who: Partial<Session>) =>
  startMadeUpSession({ currentUser: 'helper', userRole: 'subadmin', ...who });

afterEach(() => endSession('asked'));

it('offers nothing that concerns the account as a whole to an admin limited to some domains', () => {
  signIn({ domainsLimited: true });
  expect([can('addDomain'), can('setAdminBranding')]).toEqual([false, false]);
  expect([can('getDomains'), can('updateDomain'), can('changePassword')]).toEqual([true, true, true]);
});

it('offers all of it to one with the same rights in every domain', () => {
  signIn({});
  expect([can('addDomain'), can('setAdminBranding'), can('getDomains')]).toEqual([true, true, true]);
});

it('still asks for the level, and for a login at all', () => {
  signIn({ permissions: permissionsAt(1) });
  expect([can('getDomains'), can('addDomain')]).toEqual([true, false]);
  endSession('asked');
  expect([can('getDomains'), can('login')]).toEqual([false, true]);
});
