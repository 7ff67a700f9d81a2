import type { ParsedLocation } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { endSession } from '../api/session.ts';
import { startMadeUpSession } from '../testing/made-up-session.ts';
import { requireFreshPassword } from './guard.ts';

const visit = (pathname: string) => () => requireFreshPassword({ pathname } as ParsedLocation);
const signIn = (passwordExpired: boolean) => startMadeUpSession({ passwordExpired });

afterEach(() => endSession('asked'));

it('leads an admin with an expired password to the page that changes it', () => {
  signIn(true);
  expect(visit('/home')).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ to: '/settings/password' }) }),
  );
});

it.each(['/settings/password', '/settings/sessions', '/login', '/forgotPass'])(
  'leaves %s open to an admin with an expired password',
  (path) => {
    signIn(true);
    expect(visit(path)).not.toThrow();
  },
);

it('lets everybody else pass', () => {
  expect(visit('/home')).not.toThrow();
  signIn(false);
  expect(visit('/home')).not.toThrow();
});
