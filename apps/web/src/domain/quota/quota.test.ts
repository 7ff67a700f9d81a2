import { describe, expect, it } from 'vitest';
import { gigabytesTyped, megabytes, remainingQuotaMb } from './quota.ts';

describe('remaining quota', () => {
  it('is the maximum less what is given, never below nothing', () => {
    expect(remainingQuotaMb({ curquota: 12_500, maxquota: 50_000, autogrow_quota: 0 })).toBe(37_500);
    expect(remainingQuotaMb({ curquota: 60_000, maxquota: 50_000, autogrow_quota: 0 })).toBe(0);
  });
  it('is the whole maximum where quota grows by itself', () => {
    expect(remainingQuotaMb({ curquota: 12_500, maxquota: 50_000, autogrow_quota: 1 })).toBe(50_000);
  });
});

describe('quota in a form', () => {
  it('is typed in GB with either sign and kept in MB', () => {
    expect([megabytes('2'), megabytes('0.5'), megabytes('1,25')]).toEqual([2000, 500, 1250]);
    expect([gigabytesTyped(1250), gigabytesTyped('x')]).toEqual(['1.25', 'x']);
  });
  it('stays as typed where it is no number', () => {
    expect([megabytes(''), megabytes('much'), megabytes('-1')]).toEqual(['', 'much', '-1']);
  });
});
