import {
  type HealthHint,
  type HealthRow,
  healthHints,
  healthRecords,
  stopsMail,
} from '@posthouse/contract/features/domains/health';
import { healthStates } from '@posthouse/contract/fields/health';
import { expect, it } from 'vitest';
import { messages } from '../../features/domains/messages/en.ts';
import { groupOf, hintText } from './health-hint.ts';

const words = {
  say: (hint: Exclude<HealthHint, ''>, detail: string) =>
    messages.health.hint[hint].replaceAll('{detail}', detail),
  day: (day: string) => `the day ${day}`,
};

it('has a sentence for every hint, a name for every record and a word for every state', () => {
  expect(['', ...Object.keys(messages.health.hint)].sort()).toEqual([...healthHints].sort());
  expect(Object.keys(messages.health.name).sort()).toEqual([...healthRecords].sort());
  expect(Object.keys(messages.health.state).sort()).toEqual([...healthStates].sort());
});

it('says nothing where nothing is wrong', () => {
  expect(hintText({ hint: '', detail: '' }, words)).toBeUndefined();
});

it('shows the detail of every hint that speaks of one', () => {
  const detailed = healthHints.filter((one) => one !== '' && messages.health.hint[one].includes('{detail}'));
  expect(detailed.length).toBeGreaterThan(10);
  for (const hint of detailed) {
    expect(hintText({ hint, detail: 'mail.example' }, words)).toContain('mail.example');
  }
});

it('shows what stops mail apart from what is only recommended, unknown or right', () => {
  const group = (given: Partial<HealthRow>) =>
    groupOf({ record: 'mx', advice: 0, status: 'fail', ...given } as HealthRow, stopsMail);
  expect(group({})).toBe('stopsMail');
  expect(group({ record: 'webmail' })).toBe('fix');
  expect(group({ record: 'dmarc', advice: 1, status: 'warn' })).toBe('advice');
  expect(group({ status: 'unknown' })).toBe('unknown');
  expect(group({ status: 'ok' })).toBe('ok');
});

it('writes the end of a certificate as a date', () => {
  expect(hintText({ hint: 'certificate_expires', detail: '2026-12-01' }, words)).toContain(
    'the day 2026-12-01',
  );
});
