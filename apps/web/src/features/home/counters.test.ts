import { describe, expect, it } from 'vitest';
import { countersOf, type Status, tightLimits } from './counters.ts';

const status: Status = {
  curemails: 3,
  maxemails: 10,
  cureemails: 1,
  maxeemails: 5,
  curdomains: 2,
  maxdomains: 4,
  curexemails: 0,
  maxexemails: 0,
  curocemails: 0,
  maxocemails: 0,
  curzulipusers: 0,
  maxzulipusers: 0,
  curquota: 12_500,
  maxquota: 50_000,
  autogrow_quota: 0,
};
const names = (of: Status) => countersOf(of).map(({ name }) => name);

describe('counters', () => {
  it('leaves out exchange, external and chat while their maximum is 0', () => {
    expect(names(status)).toEqual(['basic', 'enhanced', 'domains']);
    expect(names({ ...status, maxexemails: 1, maxocemails: 2, maxzulipusers: 3 })).toEqual([
      'basic',
      'enhanced',
      'domains',
      'exchange',
      'external',
      'chat',
    ]);
  });

  it('leaves out basic and enhanced while their maximum is 0, except those that are there', () => {
    expect(names({ ...status, cureemails: 0, maxeemails: 0 })).toEqual(['basic', 'domains']);
    expect(names({ ...status, maxemails: 0 })).toEqual(['basic', 'enhanced', 'domains']);
  });
});

describe('limits that are nearly used up', () => {
  const tight = (of: Partial<Status>, isLimited = false) =>
    tightLimits({ ...status, ...of }, { isLimited }).map(({ name, level }) => `${name} ${level}`);

  it('are those from nine tenths on, and those that are full', () => {
    expect(tight({})).toEqual([]);
    expect(tight({ curemails: 9, curdomains: 4, curquota: 45_000 })).toEqual([
      'basic nearly',
      'domains full',
      'quota nearly',
    ]);
  });

  it('are not a quota that grows by itself, nor the domains of who works in just these', () => {
    expect(tight({ curquota: 50_000, autogrow_quota: 1 })).toEqual([]);
    expect(tight({ curdomains: 4 }, true)).toEqual([]);
  });
});
