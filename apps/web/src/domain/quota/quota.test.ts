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
    const typed = ['2', '0.5', '0,500', '1,25', '1.25', '12.'];
    for (const tag of ['en', 'de', 'fr'])
      expect(typed.map((text) => megabytes(text, tag))).toEqual([2000, 500, 500, 1250, 1250, 12_000]);
    expect([gigabytesTyped(1250, 'en'), gigabytesTyped(1_500_250, 'de')]).toEqual(['1.25', '1500,25']);
    expect(gigabytesTyped('x', 'en')).toBe('x');
  });
  it('is read with the separators of the language: 1.500 is not one and a half in German', () => {
    expect([megabytes('1.500', 'de'), megabytes('1,500', 'de')]).toEqual([1_500_000, 1500]);
    expect([megabytes('1.500', 'en'), megabytes('1,500', 'en')]).toEqual([1500, 1_500_000]);
    expect([megabytes('12.500,5', 'pt-BR'), megabytes('12 500,5', 'fr')]).toEqual([12_500_500, 12_500_500]);
    expect([megabytes('1.5000', 'de'), megabytes('1.50.000', 'de')]).toEqual(['1.5000', '1.50.000']);
  });
  it('stays as typed where it is no number', () => {
    expect(['', 'much', '-1'].map((text) => megabytes(text, 'en'))).toEqual(['', 'much', '-1']);
  });
});
