import { afterEach, expect, it } from 'vitest';
import { done, expectText, leavePanel, refused, showPanel, waitFor } from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

const { check, form } = messages;
const none = { rows: [], next: null, prev: null, total: 0, total_capped: 0 } as const;
const domains = { rows: [], next: null, prev: null, total: 0, total_capped: 0 } as const;
const blocked = {
  ...{ blocked: 1, result: 'IP is blocked', cause: 'address', known: null },
  until: '2026-03-02T10:05:00.000Z',
} as const;
const free = { blocked: 0, result: 'IP is not blocked', cause: null, until: null, known: null } as const;

afterEach(leavePanel);

const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

it('says that an address is blocked, until when and why, and that it is not once it was unblocked', async () => {
  let state: typeof blocked | typeof free = blocked;
  const sent: (string | null)[] = [];
  await showPanel('/security/trustedips?check=192.0.2.7', {
    getTrustedIps: none,
    getUserDomains: domains,
    checkIp: () => done(state),
    unblockIp: (received) => {
      sent.push(received.get('ip'));
      state = free;
      return done(free);
    },
  });
  await expectText(check.blocked);
  await expectText(check.cause.address);
  const unblock = await waitFor(() => buttonOf(check.unblock) ?? expect.fail('no way to unblock'));
  unblock.click();
  await expectText(check.notBlocked);
  expect(sent).toEqual(['192.0.2.7']);
});

it('says what is wrong where there is no such user', async () => {
  await showPanel('/security/trustedips?check=192.0.2.7', {
    getTrustedIps: none,
    getUserDomains: domains,
    checkIp: () => refused('not_found'),
  });
  await expectText(form.unknown);
});
