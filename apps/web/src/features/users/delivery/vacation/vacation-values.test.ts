import { describe, expect, it } from 'vitest';
import { type Vacation, vacationSchema, vacationState, vacationValuesOf, whenOf } from './vacation-values.ts';

const reply: Vacation = {
  id: '7',
  active: 1,
  starts_on: '2026-07-01',
  ends_on: '2026-07-14',
  subject: '',
  text: 'Away',
  days: 7,
  addresses: ['a@x.example', 'b@x.example'],
  hidden: 0,
  starts_at: '2026-06-30T22:00:00.000Z',
  ends_at: '2026-07-14T22:00:00.000Z',
  timezone: 'Europe/Berlin',
  version: 1,
};

describe('a vacation reply', () => {
  it('is planned, on, over or off', () => {
    const at = (moment: string, given: Partial<Vacation> = {}) =>
      vacationState({ ...reply, ...given }, new Date(moment));
    expect(at('2026-06-30T21:59:59Z')).toBe('planned');
    expect(at('2026-06-30T22:00:00Z')).toBe('onUntil');
    expect(at('2026-07-14T21:59:59Z')).toBe('onUntil');
    expect(at('2026-07-14T22:00:00Z')).toBe('over');
    expect(at('2030-01-01T00:00:00Z', { ends_at: null })).toBe('on');
    expect(at('2026-07-05T00:00:00Z', { active: 0 })).toBe('off');
  });

  it('shows international addresses as people write them, and takes them so', () => {
    const values = vacationValuesOf({ ...reply, addresses: ['a@xn--bcher-kva.example', 'b@xn--a.example'] });
    expect(values.addresses).toBe('a@bücher.example\nb@xn--a.example');
    expect(vacationSchema.safeParse({ ...values, addresses: 'a@bücher.example' }).success).toBe(true);
  });

  it('is sent between its days, as far as they are set', () => {
    const today = '2026-07-14';
    const when = (starts_on: string, ends_on: string) => whenOf({ active: true, starts_on, ends_on }, today);
    expect(when('2026-07-01', '2026-07-14')).toBe('between');
    expect([when('2026-07-01', ''), when('', '2026-07-14'), when('', '')]).toEqual([
      'from',
      'until',
      'always',
    ]);
    expect([when('2026-07-01', '2026-07-13'), when('', '2026-07-13')]).toEqual(['over', 'over']);
    expect(whenOf({ active: false, starts_on: '2026-07-01', ends_on: '' }, today)).toBe('off');
  });

  it('is checked as a whole', () => {
    const values = vacationValuesOf(reply);
    const faults = (given: object) =>
      vacationSchema
        .safeParse({ ...values, ...given })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(faults({})).toBeUndefined();
    expect(faults({ ends_on: '2026-06-30' })).toEqual([['ends_on', 'days_order']]);
    expect(faults({ text: ' \n' })).toEqual([['text', 'required']]);
    expect(faults({ active: false, text: '' })).toBeUndefined();
    expect(faults({ addresses: 'a@x.example\nnobody' })).toEqual([['addresses', 'email_invalid']]);
  });
});
