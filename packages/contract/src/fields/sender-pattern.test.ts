import { expect, it } from 'vitest';
import { senderPattern } from './sender-pattern.ts';

it('is an address or a domain, as mail knows it', () => {
  expect(senderPattern.parse(' Anna@Example.COM ')).toBe('anna@example.com');
  expect(senderPattern.parse('bücher.example')).toBe('xn--bcher-kva.example');
  for (const written of ['@example.com', '*@example.com', '*.example.com', '*@*.example.com'])
    expect(senderPattern.parse(written)).toBe('example.com');
  expect(senderPattern.parse('info@bücher.example')).toBe('info@xn--bcher-kva.example');
});

it.each([
  '',
  'anna',
  'anna@',
  'a b@example.com',
  'com',
  '*@example.com,',
  'a*@example.com',
  '*@',
  '*.com',
  'anna@@example.com',
])('is not %j', (text) => {
  expect(senderPattern.safeParse(text).error?.issues[0]?.message).toBe('email_or_domain');
});
