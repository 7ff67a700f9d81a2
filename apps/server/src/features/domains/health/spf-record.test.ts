import { describe, expect, it } from 'vitest';
import { isSpf, mergeSpf, permits, spfTerms } from './spf-record.ts';

describe('an SPF record', () => {
  const read = (record: string) =>
    spfTerms(record).map(({ name, qualifier, target }) => `${qualifier}${name} ${target}`.trim());

  it('is told from other text', () => {
    expect(['v=spf1', 'V=SPF1 -all'].every(isSpf)).toBe(true);
    expect(['v=spf10 -all', 'x v=spf1', 'spf2.0/pra -all', ''].some(isSpf)).toBe(false);
  });

  it('is read with qualifiers, names in lower case and without prefix lengths', () => {
    expect(read('v=spf1  a mx/24 ~a:Host.Example./24//64 ?include:X.example -exists:%{i}.x.example')).toEqual(
      ['+a', '+mx', '~a host.example', '?include x.example', '-exists %{i}.x.example'],
    );
  });

  it('counts for nothing after all, and a redirect not beside it', () => {
    expect(read('v=spf1 redirect=r.example a -all include:x.example')).toEqual(['+a', '-all']);
    expect(read('v=spf1 redirect=r.example a')).toEqual(['+a', '+redirect r.example']);
  });

  describe('merged with ours', () => {
    const merged = (...records: string[]) => mergeSpf(records, 'spf.mail.example');

    it('keeps every sender they have and their own all', () => {
      expect(merged('v=spf1 include:_spf.google.com ip4:192.0.2.7 ~all')).toBe(
        'v=spf1 include:_spf.google.com ip4:192.0.2.7 include:spf.mail.example ~all',
      );
      expect(merged('v=spf1  a mx   ?ALL')).toBe('v=spf1 a mx include:spf.mail.example ?all');
      expect(merged('v=spf1 a')).toBe('v=spf1 a include:spf.mail.example');
    });

    it('puts ours where receivers read it, also where it stood in vain', () => {
      expect(merged('v=spf1 a -all include:spf.mail.example')).toBe('v=spf1 a include:spf.mail.example -all');
      expect(merged('v=spf1 ?include:spf.mail.example -all')).toBe('v=spf1 include:spf.mail.example -all');
      expect(merged('v=spf1 redirect=_spf.other.example')).toBe(
        'v=spf1 include:spf.mail.example redirect=_spf.other.example',
      );
    });

    it('makes one of several without turning mail of theirs away', () => {
      expect(
        merged('v=spf1 include:a.example -all', 'v=spf1 redirect=b.example', 'v=spf1 include:a.example ~all'),
      ).toBe('v=spf1 include:a.example include:b.example include:spf.mail.example ~all');
    });

    it('always lets us send', () => {
      const theirs = ['v=spf1 -all', 'v=spf1', 'v=spf1 redirect=r.example', 'v=spf1 a exp=e.example ~all'];
      expect(theirs.every((record) => permits(merged(record), 'spf.mail.example'))).toBe(true);
    });
  });
});
