import { describe, expect, it } from 'vitest';
import { checkPolicy, policies } from './check-policy.ts';
import { type CheckResult, fail, ok, okAsItIs, warn } from './check-result.ts';
import { planRecords } from './health-plan.ts';
import { recordsToPublish } from './records-to-publish.ts';

const issuers = ['letsencrypt.org'];
const planned = planRecords(
  { ascii: 'shop.test', type: 'standard', webmail: true, dkimEnabled: false, keys: [] },
  {
    mailHosts: ['mx.mail.example'],
    spfInclude: 'spf.mail.example',
    webmailHost: 'webmail.mail.example',
    autodiscoverHost: 'auto.mail.example',
    policyHost: 'panel.mail.example',
    caaIssuers: issuers,
  },
);
const publish = (record: string, seen?: CheckResult) => {
  const row = planned.find((one) => one.record === record);
  if (row === undefined) throw new Error(record);
  const { host, expected } = recordsToPublish(row, seen, issuers);
  return [host, ...expected];
};

describe('what is to be published', () => {
  it('is ours alone where there is nothing', () => {
    expect(publish('spf')).toEqual(['shop.test', 'v=spf1 include:spf.mail.example -all']);
    expect(publish('spf', fail('missing'))).toEqual(publish('spf'));
  });

  it('adds ours to an SPF record of theirs instead of replacing it', () => {
    const seen = fail('sender_missing', { found: ['v=spf1 include:_spf.google.com ~all'] });
    expect(publish('spf', seen)).toEqual([
      'shop.test',
      'v=spf1 include:_spf.google.com include:spf.mail.example ~all',
    ]);
  });

  it('is what they have, where that is right', () => {
    const own = ['v=spf1 include:spf.mail.example include:other.example ~all'];
    expect(publish('spf', ok(own))).toEqual(['shop.test', ...own]);
    expect(publish('dmarc', ok(['v=DMARC1; p=reject']))).toEqual(['_dmarc.shop.test', 'v=DMARC1; p=reject']);
  });

  it('merges nothing that was cut off', () => {
    const long = fail('sender_missing', { found: [`v=spf1 ${'a '.repeat(500)}`.slice(0, 1000)] });
    expect(publish('spf', long)).toEqual(['shop.test']);
    const some = fail('several_merged', {
      detail: '30',
      found: Array.from({ length: 20 }, () => 'v=spf1 a'),
    });
    expect(publish('spf', some)).toEqual(['shop.test']);
  });

  it('asks a domain without DMARC for reports only, and keeps the tags of a record without a policy', () => {
    expect(publish('dmarc', warn('missing'))[1]).toContain('p=none');
    const without = checkPolicy(
      { status: 'found', values: ['v=DMARC1; rua=mailto:a@shop.test; sp=reject'] },
      policies.dmarc,
    );
    expect(publish('dmarc', without)[1]).toBe('v=DMARC1; p=none; rua=mailto:a@shop.test; sp=reject');
  });

  it('asks for no CAA record where there is none, and where there are some for ours beside them', () => {
    expect(publish('caa')).toEqual(['shop.test']);
    expect(publish('caa', okAsItIs)).toEqual(['shop.test']);
    const seen = fail('issuer_missing', { detail: 'test', found: ['0 issue "other.example"'] });
    expect(publish('caa', seen)).toEqual(['test', '0 issue "letsencrypt.org"']);
  });
});
