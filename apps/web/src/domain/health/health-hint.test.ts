import {
  type HealthHint,
  healthHints,
  healthRecords,
  healthStates,
} from '@posthouse/contract/features/domains/health';
import { expect, it } from 'vitest';
import { messages } from '../../features/domains/messages/en.ts';
import { hintText } from './health-hint.ts';

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

it('shows the detail of every hint, and none that is not there', () => {
  for (const hint of healthHints.filter((one) => one !== '' && one !== 'not_enabled')) {
    expect(hintText({ hint, detail: 'mail.example' }, words)).toContain('mail.example');
  }
  expect(hintText({ hint: 'missing', detail: '' }, words)).toBe(messages.health.hint.missing);
});

it('writes the end of a certificate as a date', () => {
  expect(hintText({ hint: 'certificate_expires', detail: '2026-12-01' }, words)).toContain(
    'the day 2026-12-01',
  );
});
