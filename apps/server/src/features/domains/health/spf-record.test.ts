import { describe, expect, it } from 'vitest';
import { isSpf, spfTerms } from './spf-record.ts';

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
});
