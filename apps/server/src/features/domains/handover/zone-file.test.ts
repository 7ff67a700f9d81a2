import { expect, it } from 'vitest';
import { type PublishedRecord, zoneFile } from './zone-file.ts';

const record = (given: Partial<PublishedRecord>): PublishedRecord => ({
  record: 'spf',
  host: 'shop.test',
  type: 'TXT',
  expected: ['v=spf1 -all'],
  found: [],
  status: 'fail',
  ...given,
});
const lines = (...records: PublishedRecord[]) =>
  zoneFile('shop.test', records).trimEnd().split('\n').slice(1);

it('writes names in full and long texts in pieces', () => {
  expect(lines(record({ type: 'MX', expected: ['10 mx.mail.example', '0 .'] }))).toEqual([
    'shop.test.\t3600\tIN\tMX\t10 mx.mail.example.',
    'shop.test.\t3600\tIN\tMX\t0 .',
  ]);
  const [line = ''] = lines(record({ expected: [`p=${'x'.repeat(300)}`] }));
  expect(line.match(/"[^"]{1,255}"/g)).toHaveLength(2);
});

it('makes a comment of what is published already, and says what a value replaces', () => {
  expect(lines(record({ status: 'ok' }))).toEqual(['; published: shop.test.\t3600\tIN\tTXT\t"v=spf1 -all"']);
  expect(lines(record({ found: ['v=spf1 a ~all', 'site-verification=1'] }))[0]).toBe(
    '; replaces: v=spf1 a ~all',
  );
});

it('lets nothing of what others published begin a line or leave its quotes', () => {
  const hostile = record({ found: ['v=spf1 \nevil.test. IN A 192.0.2.1'], expected: ['a"b\\c'] });
  const written = lines(hostile);
  expect(written).toHaveLength(2);
  expect(written[1]).toContain('"a\\"b\\\\c"');
});
