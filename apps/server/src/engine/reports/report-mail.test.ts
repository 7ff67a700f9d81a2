import { languages } from '@posthouse/contract/core/languages';
import { describe, expect, it } from 'vitest';
import { composeReport } from './report-mail.ts';

const receiver = {
  ...{ email: 'anna@here.example', language: 'de', timezone: 'Europe/Berlin', brand: 'Grün & Söhne' },
  ...{ brand_link: 'https://gruen.example', brand_colour: '#aa0000', support_email: 'help@gruen.example' },
  ...({ report_content: 'new', report_format: 'html' } as const),
};
const message = {
  ...{ key: 'key-of-it', guid: 'g', bytes: 12_345, receivedAt: new Date('2030-01-01T23:30:00Z') },
  ...{ sender: '"<script>alert(1)</script>" <eve@evil.example>', address: 'eve@evil.example' },
  subject: '<img src=x onerror=alert(1)>',
};
const report = {
  ...{
    messages: [message],
    count: 1,
    name: '<one@mail.example>',
    expiresAt: new Date('2030-02-01T11:00:00Z'),
  },
  ...{ publicUrl: 'https://panel.example', hostname: 'mail.example', now: new Date('2030-01-02T08:00:00Z') },
};

/** The parts of a mail by their type, and its head. */
function readMail(mail: string) {
  const decode = (text: string) => Buffer.from(text, 'base64').toString();
  const [head = ''] = mail.split('\r\n\r\n');
  const parts = [...mail.matchAll(/^Content-Type: (text\/\w+).*\r\n.*\r\n\r\n([^_]*)\r\n/gm)];
  const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(head)?.[1] ?? '';
  return {
    head,
    subject: subject.replace(/=\?UTF-8\?B\?(.*?)\?=(\r\n )?/g, (_all, word: string) => decode(word)),
    parts: Object.fromEntries(parts.map(([, type, content]) => [type, decode(content ?? '')])),
  };
}

describe('a spam report', () => {
  it('is in the language of its reader, with both parts, times where the reader is, and the brand', () => {
    const { head, subject, parts } = readMail(composeReport(receiver, report));
    expect(subject).toBe('Neu in Ihrem Spamordner: 1');
    expect(head).toContain('To: <anna@here.example>');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(parts['text/plain']).toContain('Freigeben: https://panel.example/release/key-of-it');
    expect(parts['text/plain']).toContain('02.01.2030, 00:30, 12 kB');
    expect(parts['text/html']).toContain('href="https://gruen.example"');
    expect(parts['text/html']).toContain('Grün &#38; Söhne');
    expect(parts['text/html']).toContain('color:#aa0000');
    expect(parts['text/html']).toContain('help@gruen.example');
  });

  it('shows the words of strangers and does nothing with them', () => {
    const { parts } = readMail(composeReport(receiver, report));
    expect(parts['text/html']).not.toMatch(/<script|<img/);
    expect(parts['text/html']).toContain('&#60;script&#62;');
  });

  it('has only text where that is wanted, and says how many it does not tell of', () => {
    const text = { ...receiver, report_format: 'text', report_content: 'all' } as const;
    const { subject, parts } = readMail(composeReport(text, { ...report, count: 1_201 }));
    expect(Object.keys(parts)).toEqual(['text/plain']);
    expect(subject).toBe('In Ihrem Spamordner: 1.201');
    expect(parts['text/plain']).toContain('Und 1.200 weitere in Ihrem Spamordner.');
  });

  it('leaves no placeholder open in any language, and no header line beyond what mail allows', () => {
    for (const language of languages) {
      const named = { ...receiver, language, brand: 'Ü'.repeat(60) };
      const mail = composeReport(named, { ...report, count: 3 });
      for (const line of mail.split('\r\n')) expect(line.length).toBeLessThan(100);
      const { subject, parts } = readMail(mail);
      for (const text of [subject, ...Object.values(parts)]) expect(text).not.toMatch(/\{\w+\}/);
    }
  });
});
