import { expect, it } from 'vitest';
import { fatedMail } from './fate-of-mail.ts';

const mail = (...fields: string[]) => Buffer.from([...fields, '', 'Hello', ''].join('\r\n'));
const fate = (given: Buffer, ref: string) => fatedMail(given, ref)?.toString();

it('is as it was where nothing was decided for anybody', () => {
  const plain = mail('Subject: one');
  expect(fatedMail(plain, '28')).toBe(plain);
});

it('is marked or kept away for those it names, and tells nobody about the others', () => {
  const mixed = mail(
    'X-Posthouse-Junk: ,28,31,',
    'X-Posthouse-Drop: ,7,',
    'X-Posthouse-Drop: ,d9,',
    'Subject: one',
  );
  expect(fate(mixed, '28')).toBe('X-Spam: Yes\r\nSubject: one\r\n\r\nHello\r\n');
  expect(fate(mixed, '8')).toBe('Subject: one\r\n\r\nHello\r\n');
  expect(fate(mixed, '7')).toBeUndefined();
  expect(fate(mixed, 'd9')).toBeUndefined();
});

it('is no longer marked for those who do not take it for spam', () => {
  const marked = mail('X-Spam: Yes', 'X-Posthouse-Good: ,28,', 'Subject: one');
  expect(fate(marked, '28')).toBe('Subject: one\r\n\r\nHello\r\n');
  expect(fate(marked, '8')).toBe('X-Spam: Yes\r\nSubject: one\r\n\r\nHello\r\n');
});
