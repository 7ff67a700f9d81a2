import type { Duty } from '@posthouse/contract/core/duties';
import type { ParsedLocation } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { endSession } from '../api/session.ts';
import { startMadeUpSession } from '../testing/made-up-session.ts';
import { requireDuty } from './guard.ts';

const visit = (pathname: string) => () => requireDuty({ pathname } as ParsedLocation);
const signIn = (duty?: Duty) => startMadeUpSession({ duty });

afterEach(() => endSession('asked'));

it('leads an admin with an expired password to the page that changes it', () => {
  signIn('password_expired');
  expect(visit('/home')).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ to: '/settings/password' }) }),
  );
});

it.each(['/settings/password', '/settings/sessions', '/login', '/forgotPass'])(
  'leaves %s open to an admin with an expired password',
  (path) => {
    signIn('password_expired');
    expect(visit(path)).not.toThrow();
  },
);

it('leads a sub-admin who must set up two-factor authentication there, and leaves open what that takes', () => {
  signIn('twofa_missing');
  for (const path of ['/home', '/subadmins', '/settings']) {
    expect(visit(path)).toThrow(
      expect.objectContaining({ options: expect.objectContaining({ to: '/security/twofa' }) }),
    );
  }
  for (const path of ['/security/twofa', '/settings/password', '/settings/sessions', '/login']) {
    expect(visit(path)).not.toThrow();
  }
});

it('lets everybody else pass', () => {
  expect(visit('/home')).not.toThrow();
  signIn();
  expect(visit('/home')).not.toThrow();
});
