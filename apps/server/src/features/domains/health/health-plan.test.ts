import { describe, expect, it } from 'vitest';
import { planRecords } from './health-plan.ts';
import { verdictOn } from './health-verdict.ts';

const nothingSet = {
  mailHosts: [],
  spfInclude: '',
  webmailHost: '',
  autodiscoverHost: '',
  policyHost: '',
  caaIssuers: ['letsencrypt.org'],
};
const standard = (ascii: string) => ({
  ascii,
  type: 'standard' as const,
  webmail: true,
  dkimEnabled: false,
  keys: [],
});
const allSet = { ...nothingSet, mailHosts: ['mx.mail.example'], spfInclude: 'spf.mail.example' };

describe('the records of a domain', () => {
  it('are unset, and none of this machine’s, where the provider has set none', () => {
    const rows = planRecords(standard('shop.test'), nothingSet);
    const unset = rows.filter(({ isSet }) => !isSet).map(({ record }) => record);
    expect(unset).toEqual([
      ...[
        'mx',
        'spf',
        'webmail',
        'webmail_ssl',
        'autodiscover',
        'autodiscover_ssl',
        'mta_sts',
        'mta_sts_host',
      ],
    ]);
    expect(rows.find(({ record }) => record === 'mx')?.expected).toEqual([]);
  });

  it('of names for documentation name servers for documentation instead', () => {
    const rows = planRecords(standard('casa.example'), nothingSet);
    expect(rows.every(({ isSet }) => isSet)).toBe(true);
    expect(rows.find(({ record }) => record === 'mx')?.expected).toEqual([
      '10 mx1.mail.example',
      '20 mx2.mail.example',
    ]);
  });

  it('of an alias domain are those of mail', () => {
    const rows = planRecords({ ...standard('shop.test'), type: 'alias' }, allSet);
    expect(rows.map(({ record }) => record)).toEqual(['mx', 'spf', 'dmarc']);
  });
});

describe('the verdict on a domain', () => {
  const subject = { ...standard('shop.test'), type: 'alias' as const };
  const verdict = (now: Record<string, string>, before: Record<string, string> = {}) =>
    verdictOn(subject, resultsOf(now), resultsOf(before), allSet);
  const resultsOf = (statuses: Record<string, string>) =>
    new Map(Object.entries(statuses).map(([record, status]) => [record, { status }])) as Parameters<
      typeof verdictOn
    >[1];

  it('is the worst of its records', () => {
    expect(verdict({ mx: 'ok', spf: 'ok', dmarc: 'ok' })).toBe('ok');
    expect(verdict({ mx: 'ok', spf: 'ok', dmarc: 'warn' })).toBe('warn');
    expect(verdict({ mx: 'fail', spf: 'ok', dmarc: 'warn' })).toBe('fail');
  });

  it('never gets worse, nor better, by a lookup without an answer', () => {
    const unanswered = { mx: 'unknown', spf: 'unknown', dmarc: 'unknown' };
    expect(verdict(unanswered, { mx: 'ok', spf: 'ok', dmarc: 'ok' })).toBe('ok');
    expect(verdict(unanswered, { mx: 'fail', spf: 'ok', dmarc: 'ok' })).toBe('fail');
    expect(verdict(unanswered)).toBe('unknown');
    expect(verdict({ ...unanswered, dmarc: 'warn' })).toBe('unknown');
    expect(verdict({ mx: 'ok', spf: 'ok', dmarc: 'unknown' })).toBe('ok');
  });
});
