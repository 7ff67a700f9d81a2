import { describe, expect, it } from 'vitest';
import { readableName } from './readable-name.ts';

describe('the readable form of a name', () => {
  it.each([
    ['xn--bcher-kva.example', 'bücher.example'],
    ['post@xn--bcher-kva.example', 'post@bücher.example'],
    ['xn--r8jz45g.xn--zckzah', '例え.テスト'],
    ['xn--e1afmkfd.xn--80akhbyknj4f', 'пример.испытание'],
    ['xn--ls8h.example', '💩.example'],
    ['plain.example', 'plain.example'],
    ['', ''],
  ])('of %s is %s', (ascii, readable) => {
    expect(readableName(ascii)).toBe(readable);
  });

  it('leaves what only looks like one', () => {
    for (const name of ['xn--9999999999.example', 'xn--a-', 'xn--', 'xn--\u00fc.example']) {
      expect(() => readableName(name)).not.toThrow();
    }
    expect(readableName('xn--99999999999999.example')).toBe('xn--99999999999999.example');
  });
});
