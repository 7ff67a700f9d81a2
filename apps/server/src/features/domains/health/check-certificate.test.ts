import { describe, expect, it } from 'vitest';
import { checkCertificate } from './check-certificate.ts';

const host = 'webmail.example.com';
const now = new Date('2026-03-02T10:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const certificate = {
  status: 'found' as const,
  validFrom: inDays(-10),
  validTo: inDays(80),
  names: [host],
  authorised: true,
  issuer: 'An authority',
};
const judge = (change: Partial<typeof certificate>) =>
  checkCertificate({ ...certificate, ...change }, host, now);

describe('a certificate', () => {
  it('is right when it is trusted, for this name and for long enough', () => {
    expect(judge({})).toEqual({
      status: 'ok',
      hint: '',
      detail: '',
      found: [host, 'An authority', '2026-05-21'],
    });
    expect(judge({ names: ['*.example.com'] })).toMatchObject({ status: 'ok' });
  });

  it('fails when it has expired, is not trusted, or is for other names', () => {
    expect(judge({ validTo: inDays(-1), authorised: false })).toMatchObject({
      status: 'fail',
      hint: 'certificate_expired',
      detail: '2026-03-01',
    });
    expect(judge({ authorised: false })).toMatchObject({ status: 'fail', hint: 'certificate_untrusted' });
    for (const name of ['example.com', '*.webmail.example.com', '*.com', 'mail.example.com']) {
      expect(judge({ names: [name] })).toMatchObject({
        status: 'fail',
        hint: 'certificate_name',
        detail: name,
      });
    }
  });

  it('warns from two weeks before its end', () => {
    expect(judge({ validTo: inDays(15) })).toMatchObject({ status: 'ok' });
    expect(judge({ validTo: inDays(13) })).toMatchObject({ status: 'warn', hint: 'certificate_expires' });
  });

  it('that cannot be fetched is told by the reason', () => {
    expect(checkCertificate({ status: 'private_address' }, host, now)).toMatchObject({
      status: 'fail',
      hint: 'private_address',
    });
    expect(checkCertificate({ status: 'connect_failed' }, host, now)).toMatchObject({ status: 'fail' });
    expect(checkCertificate({ status: 'timeout' }, host, now)).toMatchObject({
      status: 'unknown',
      hint: 'timeout',
    });
  });
});
