import { expect, it } from 'vitest';
import type { DnsAnswer } from '../../../kernel/outbound/dns-lookup.ts';
import { createAuthorPolicy } from './author-policy.ts';

function policyWith(records: Record<string, string | 'failed'>) {
  const asked: string[] = [];
  const time = { ms: 0 };
  const texts = async (name: string): Promise<DnsAnswer<string>> => {
    asked.push(name);
    const text = records[name];
    if (text === 'failed') return { status: 'failed' };
    return text === undefined ? { status: 'none' } : { status: 'found', values: ['other', text] };
  };
  return { isStrict: createAuthorPolicy(texts, () => time.ms), asked, time };
}

it('finds the policy of a domain, or of the nearest one above it, which may say something else for those below', async () => {
  const { isStrict } = policyWith({
    '_dmarc.reject.test': 'v=DMARC1; p=reject',
    '_dmarc.quarantine.test': 'v=DMARC1;p=Quarantine; sp=none',
    '_dmarc.none.test': 'v=DMARC1; p=none; sp=reject',
    '_dmarc.not.test': 'v=DMARC10; p=reject',
  });
  expect(await isStrict('reject.test')).toBe(true);
  expect(await isStrict('a.b.reject.test')).toBe(true);
  expect(await isStrict('quarantine.test')).toBe(true);
  expect(await isStrict('mail.quarantine.test')).toBe(false);
  expect(await isStrict('none.test')).toBe(false);
  expect(await isStrict('mail.none.test')).toBe(true);
  expect(await isStrict('not.test')).toBe(false);
  expect(await isStrict('nothing.test')).toBe(false);
});

it('is strict without an answer, asks again the next time, and remembers answers for a while', async () => {
  const records: Record<string, string> = { '_dmarc.slow.test': 'failed' };
  const { isStrict, asked, time } = policyWith(records);
  expect(await isStrict('slow.test')).toBe(true);
  records['_dmarc.slow.test'] = 'v=DMARC1; p=none';
  expect(await isStrict('slow.test')).toBe(false);
  await isStrict('slow.test');
  expect(asked).toHaveLength(2);
  time.ms = 600_001;
  await isStrict('slow.test');
  expect(asked).toHaveLength(3);
});

it('asks a few questions about a name of many parts', async () => {
  const { isStrict, asked } = policyWith({});
  await isStrict(`${'a.'.repeat(100)}test`);
  expect(asked).toHaveLength(6);
});
