import { describe, expect, it } from 'vitest';
import { ipRange } from './ip-range.ts';

const rangeOf = (text: string) => {
  const { data, error } = ipRange.safeParse(text);
  return data ?? error?.issues[0]?.message;
};

describe('an address or a network', () => {
  it.each([
    [' 192.0.2.7 ', '192.0.2.7'],
    ['192.0.2.7/32', '192.0.2.7'],
    ['192.0.2.200/25', '192.0.2.128/25'],
    ['10.99.99.99/8', '10.0.0.0/8'],
    ['255.255.255.255/9', '255.128.0.0/9'],
    ['2001:DB8::1', '2001:db8::1'],
    ['2001:db8:0:0:0:0:0:1/128', '2001:db8::1'],
    ['2001:db8:5::9/48', '2001:db8:5::/48'],
    ['2001:db8:ffff::/33', '2001:db8:8000::/33'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
    ['::1', '::1'],
    ['64:ff9b::192.0.2.1', '64:ff9b::c000:201'],
  ])('is the same however %s is written: %s', (text, plain) => expect(rangeOf(text)).toBe(plain));

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:2ff/120', '192.0.2.0/24'],
    ['0:0:0:0:0:ffff:10.1.2.3/104', '10.0.0.0/8'],
  ])('of IPv4 inside IPv6 is IPv4: %s is %s', (text, plain) => expect(rangeOf(text)).toBe(plain));

  it.each([
    ...['192.0.2', '192.0.2.256', '192.0.2.07', '192.0.2.0/33', '2001:db8::/129', '2001:db8::1::2'],
    ...['fe80::1%eth0', 'localhost', '192.0.2.1-9', "1.1.1.1'", '192.0.2.1 192.0.2.2'],
    ...['0.0.0.0/0', '11.0.0.0/7', '::/0', '2000::/15', '::ffff:0:0/96'],
  ])('is refused where it is none, or nearly everything: %s', (text) =>
    expect(rangeOf(text)).toBe('ip_invalid'),
  );

  it('is required, and never long', () => {
    expect(rangeOf(' ')).toBe('required');
    expect(rangeOf('1'.repeat(51))).toBe('max_length');
  });
});
