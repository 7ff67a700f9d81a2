import { describe, expect, it } from 'vitest';
import { emailAddress, mailAddress } from './email-address.ts';

describe('an address', () => {
  it('is taken as people write it, and kept as mail servers know it', () => {
    expect(mailAddress.parse(' Jo.Berg@MÜLLER.example ')).toBe('jo.berg@xn--mller-kva.example');
    expect(emailAddress.parse('Jo@Example.com')).toBe('jo@example.com');
  });

  it('is never made up from something else', () => {
    const texts = [
      'web.de',
      'peter.example',
      '@web.de',
      'jo@',
      'jo@web',
      'jo',
      'a b@web.de',
      'a@b@',
      'jo@web..de',
    ];
    for (const text of texts) {
      expect(mailAddress.safeParse(text).success, text).toBe(false);
      expect(emailAddress.safeParse(text).success, text).toBe(false);
    }
  });
});

it('an international domain may be written as people read it', () => {
  for (const field of [emailAddress, mailAddress])
    expect(field.parse(' Anna@Mu\u0308ller.Example ')).toBe('anna@xn--mller-kva.example');
  expect(emailAddress.parse('it@corp.local')).toBe('it@corp.local');
  expect(mailAddress.safeParse('it@corp.local').success).toBe(false);
  expect(emailAddress.safeParse('änna@müller.example').success).toBe(false);
});
