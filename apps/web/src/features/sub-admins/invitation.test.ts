import { expect, it } from 'vitest';
import { invitationOf } from './invitation.ts';

const now = Date.parse('2026-03-02T10:00:00.000Z');

it('tells an invitation that can be accepted from one that has expired or was revoked', () => {
  const of = (invited: 0 | 1, invitation_expires: string | null) =>
    invitationOf({ invited, invitation_expires }, now);
  expect(of(1, '2026-03-02T10:00:01.000Z')).toBe('open');
  expect(of(1, '2026-03-02T10:00:00.000Z')).toBe('ended');
  expect(of(1, null)).toBe('ended');
  expect(of(0, null)).toBeUndefined();
});
