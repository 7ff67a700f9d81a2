import { describe, expect, it } from 'vitest';
import { judgeCaa } from './check-caa.ts';
import { judgeKey } from './check-dkim.ts';
import { checkPolicy, policies } from './check-policy.ts';

const found = (...values: string[]) => ({ status: 'found' as const, values });

describe('a policy in a text record', () => {
  it('is right when there is one with its tag, whatever else stands there', () => {
    const values = ['some-token=1', 'v=DMARC1; p=none'];
    expect(checkPolicy(found(...values), policies.dmarc)).toMatchObject({
      status: 'ok',
      found: ['v=DMARC1; p=none'],
    });
    expect(checkPolicy(found('v = STSv1 ; ID = 2026'), policies.mta_sts)).toMatchObject({ status: 'ok' });
    expect(checkPolicy(found('v=TLSRPTv1;rua=mailto:a@b.example'), policies.tls_rpt).status).toBe('ok');
  });

  it('warns when it is missing, doubled or says nothing, and never fails', () => {
    const judge = (...values: string[]) => checkPolicy(found(...values), policies.dmarc);
    expect(checkPolicy({ status: 'none' }, policies.dmarc)).toMatchObject({ hint: 'missing' });
    expect(judge('v=spf1 -all')).toMatchObject({ status: 'warn', hint: 'missing' });
    expect(judge('v=DMARC1; p=none', 'v=DMARC1; p=reject')).toMatchObject({
      status: 'warn',
      hint: 'several',
    });
    expect(judge('v=DMARC1; sp=none')).toMatchObject({ status: 'warn', hint: 'wrong', detail: 'p=' });
    expect(judge('v=DMARC1; p=')).toMatchObject({ hint: 'wrong' });
    expect(judge('v=DMARC10; p=none')).toMatchObject({ hint: 'missing' });
  });
});

describe('CAA records', () => {
  const issue = (value: string, tag = 'issue') => ({ critical: false, tag, value });
  const judge = (...values: ReturnType<typeof issue>[]) =>
    judgeCaa(values, 'example.com', ['letsencrypt.org', 'sectigo.com']);

  it('are right when they let one of our issuers, with or without parameters', () => {
    expect(judge(issue('other.example'), issue(' LetsEncrypt.org ; account=1'))).toMatchObject({
      status: 'ok',
    });
  });

  it('are right when they say nothing about single hosts', () => {
    expect(judge(issue('mailto:a@b.example', 'iodef'), issue(';', 'issuewild'))).toMatchObject({
      status: 'ok',
      found: ['0 iodef "mailto:a@b.example"', '0 issuewild ";"'],
    });
  });

  it('fail when they let only others, or nobody', () => {
    expect(judge(issue('other.example'))).toMatchObject({ status: 'fail', hint: 'issuer_missing' });
    expect(judge(issue(';'), issue('letsencrypt.org', 'issuewild'))).toMatchObject({
      status: 'fail',
      detail: 'example.com',
    });
  });
});

describe('the record of a DKIM key', () => {
  const host = 'ph1._domainkey.example.com';
  it('is right when it holds the key, in pieces or not', () => {
    expect(judgeKey(found('v=DKIM1; k=rsa; p=AB CD'), host, 'ABCD')).toMatchObject({ status: 'ok' });
  });

  it('warns when it is missing, of another key, or one of several', () => {
    expect(judgeKey({ status: 'none' }, host, 'ABCD')).toMatchObject({ hint: 'missing', detail: host });
    expect(judgeKey(found('v=DKIM1; p=EFGH'), host, 'ABCD')).toMatchObject({ status: 'warn', hint: 'wrong' });
    const both = found('v=DKIM1; p=EFGH', 'v=DKIM1; p=ABCD');
    expect(judgeKey(both, host, 'ABCD')).toMatchObject({ status: 'warn', hint: 'several' });
  });
});
