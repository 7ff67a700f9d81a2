import { expect, it } from 'vitest';
import { provesOwnDomain } from './forgery.ts';

const stranger = { sender: 'x@elsewhere.example', spf: 'pass', signedBy: [] } as const;
const proves = (told: Partial<Parameters<typeof provesOwnDomain>[1]>) =>
  provesOwnDomain('ours.example', { ...stranger, ...told });

it('believes a signature of the domain, of one above or below it, and SPF for such a sender', () => {
  expect(proves({})).toBe(false);
  expect(proves({ signedBy: ['elsewhere.example', 'ours.example'] })).toBe(true);
  expect(proves({ signedBy: ['news.ours.example'] })).toBe(true);
  expect(proves({ sender: 'x@bounces.ours.example' })).toBe(true);
  expect(proves({ signedBy: ['yours.example', 'example.ours.example.net'] })).toBe(false);
});

it('does not take silence of the DNS for a proof', () => {
  for (const spf of ['fail', 'softfail', 'neutral', 'none', 'error'] as const)
    expect(proves({ sender: 'boss@ours.example', spf })).toBe(false);
});
