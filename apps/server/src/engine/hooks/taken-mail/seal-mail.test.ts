import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { relaxedBodyDigest, relaxedField } from './canonical-mail.ts';
import { isSignedBy, resultIn, resultsOf } from './first-results.ts';
import { sealMail } from './seal-mail.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const key = { domain: 'alpha.test', selector: 's1', private_key: privateKey };
const authority = 'mx.alpha.test';
const found = (results: string) => `Authentication-Results: ${authority};\r\n\t${results}`;
const seal = (...fields: string[]) =>
  sealMail({ fields: [...fields, 'From: x@world.test'], body: Buffer.from('Hello.\r\n') }, key, {
    ...{ authority, now: new Date() },
  });
const statusOf = ({ fields }: { readonly fields: readonly string[] }) =>
  /^ARC-Seal: (i=\d+);.* (cv=\w+);/
    .exec(fields[0] ?? '')
    ?.slice(1)
    .join(' ');
const set = (instance: number, status = 'none') => [
  `ARC-Seal: i=${instance}; a=rsa-sha256; cv=${status}; d=world.test; b=x`,
  `ARC-Message-Signature: a=rsa-sha256; i=${instance}; d=world.test; b=x`,
  `ARC-Authentication-Results: i=${instance}; mx.world.test; none`,
];

describe('a seal', () => {
  it('says whether the chain held when the mail came in', async () => {
    expect(statusOf(await seal(found('dkim=none')))).toBe('i=1 cv=none');
    const held = found('arc=pass ("world.test:s=a:i=1"); dkim=none');
    expect(statusOf(await seal(held, ...set(1)))).toBe('i=2 cv=pass');
    expect(statusOf(await seal(found('arc=reject (seal)'), ...set(1)))).toBe('i=2 cv=fail');
    // A set is not whole, whatever the filter found.
    expect(statusOf(await seal(held, ...set(1).slice(0, 2)))).toBe('i=2 cv=fail');
    expect(statusOf(await seal(held, ...set(2, 'pass')))).toBe('i=3 cv=fail');
  });

  it('is not put on what ended before, on what we have sealed, or without a result of ours', async () => {
    for (const fields of [
      [found('arc=pass (x)'), ...set(2, 'fail'), ...set(1)],
      [found('dkim=none'), ...set(1)],
      ['Authentication-Results: mx.world.test; dkim=pass'],
      ['authentication-results : mx.alpha.test; dkim=pass'],
      [found('arc=pass (x)'), ...set(50, 'pass')],
    ])
      expect((await seal(...fields)).fields).toEqual([...fields, 'From: x@world.test']);
  });
});

describe('what was found out when mail came in', () => {
  it('is read without what senders wrote into it', () => {
    const results = resultsOf(
      [
        found(
          'spf=pass (mx: domain of "a; arc=pass"@x) smtp.mailfrom="a; arc=pass; dkim=pass header.d=b.test"; dkim=fail header.d=c.test; dkim=pass header.d=d.test header.s="e header.d=f.test"',
        ),
      ],
      authority,
    );
    expect(resultIn(results ?? '', 'spf')).toBe('pass');
    expect(resultIn(results ?? '', 'arc')).toBeUndefined();
    const signers = ['b.test', 'c.test', 'd.test', 'f.test'].filter((domain) =>
      isSignedBy(results ?? '', domain),
    );
    expect(signers).toEqual(['d.test']);
  });
});

describe('mail as signatures read it', () => {
  it('is the same with other white space', async () => {
    expect(relaxedField('SubJect : A  \t B\r\n\t C ')).toBe('subject:A B C');
    const plain = await relaxedBodyDigest(Buffer.from(' C\r\nD E\r\n'));
    expect(await relaxedBodyDigest(Buffer.from(' C \r\nD \t E\r\n\r\n\r\n'))).toBe(plain);
    expect(await relaxedBodyDigest(Buffer.from(' C \r\nD \t E '))).toBe(plain);
    expect(await relaxedBodyDigest(Buffer.from(' C\r\n\r\nD E\r\n'))).not.toBe(plain);
    const nothing = await relaxedBodyDigest(Buffer.alloc(0));
    expect(await relaxedBodyDigest(Buffer.from('\r\n\r\n'))).toBe(nothing);
  });

  it('is read in pieces as if it were one', async () => {
    const line = `${'a '.repeat(30)}\r\n\r\n\r\n`;
    const long = Buffer.from(line.repeat(20_000));
    const other = Buffer.from(`${line.repeat(20_000)} \r\n\t\r\n`);
    const digest = await relaxedBodyDigest(long);
    expect(await relaxedBodyDigest(other)).toBe(digest);
    expect(await relaxedBodyDigest(Buffer.from(line.repeat(19_999)))).not.toBe(digest);
  });
});
