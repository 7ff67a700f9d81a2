import { describe, expect, it } from 'vitest';
import { shownText } from './shown-text.ts';

describe('words of a stranger', () => {
  it('are one line without what cannot be seen or turns the direction', () => {
    expect(shownText('a\r\nBcc: x\u0000\u200bb', 50)).toBe('a Bcc: x b');
    expect(shownText('pay \u202egpj.exe\u2066', 50)).toBe('pay gpj.exe');
    expect(shownText('half \ud83d', 50)).toBe('half');
  });

  it('lead nowhere: mail programs make no link of them', () => {
    expect(shownText('see https://evil.example and www.evil.example', 80)).toBe(
      'see https: / /evil.example and w w w .evil.example',
    );
  });

  it('are cut to a length, also a megabyte of them, and never within a sign', () => {
    expect(shownText('x'.repeat(1_000_000), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(shownText('😀'.repeat(20), 5)).toBe('😀😀😀😀…');
    expect(shownText(`a${'\u0301'.repeat(40)}`, 40)).toBe('a\u0301\u0301\u0301');
  });
});
