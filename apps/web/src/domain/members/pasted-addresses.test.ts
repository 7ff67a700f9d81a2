import { describe, expect, it } from 'vitest';
import { pastedAddresses } from './pasted-addresses.ts';

describe('pasted addresses', () => {
  it('are one per line or separated, each once, in the form mail knows', () => {
    const { addresses, mistakes } = pastedAddresses(
      ' Anna@one.example\r\nb@bücher.example, c@three.example;d@four.example e@five.example\n\nanna@ONE.example,',
    );
    expect(addresses).toEqual([
      'anna@one.example',
      'b@xn--bcher-kva.example',
      'c@three.example',
      'd@four.example',
      'e@five.example',
    ]);
    expect(mistakes).toEqual([]);
  });

  it('can have names, as mail programs copy them', () => {
    const text = '"Berg, Anna" <anna@one.example>, Ben Carter <ben@two.example>\n<c@three.example>';
    expect(pastedAddresses(text)).toEqual({
      addresses: ['anna@one.example', 'ben@two.example', 'c@three.example'],
      mistakes: [],
    });
  });

  it('leave what is none as it was written, with the reason', () => {
    const { addresses, mistakes } = pastedAddresses('anna\nben@\nNobody Here <none>\nc@three.example\nanna');
    expect(addresses).toEqual(['c@three.example']);
    expect(mistakes).toEqual(
      ['anna', 'ben@', 'Nobody Here <none>'].map((text) => ({ text, code: 'email_invalid' })),
    );
  });

  it('are none in an empty text', () => {
    expect(pastedAddresses(' \n,; ')).toEqual({ addresses: [], mistakes: [] });
  });
});
