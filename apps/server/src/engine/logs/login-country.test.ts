import { expect, it } from 'vitest';
import type { CountryLookup } from '../../kernel/country-lookup.ts';
import { countryOfLogin } from './login-country.ts';

const lookup = (countryOf: CountryLookup['countryOf']): CountryLookup => ({
  isOn: true,
  credit: '',
  countryOf,
});
const brazil = lookup((ip) => (ip === '200.160.2.3' || ip === '2001:db8::1' ? 'BR' : undefined));

it('knows the country of an address, also of IPv4 inside IPv6', () => {
  for (const ip of ['200.160.2.3', '::ffff:200.160.2.3', '2001:db8::1'])
    expect(countryOfLogin(brazil, ip), ip).toBe('BR');
});

it('says nothing of an address that is in no country, or is none', () => {
  for (const ip of ['192.168.0.1', '', 'fe80::1%eth0', 'nonsense'])
    expect(countryOfLogin(brazil, ip), ip).toBe('');
});

it('says nothing where the file of countries is broken, or names something else', () => {
  const broken = lookup(() => {
    throw new Error('unexpected end');
  });
  expect(countryOfLogin(broken, '200.160.2.3')).toBe('');
  for (const name of ['Brazil', 'br', '']) {
    expect(
      countryOfLogin(
        lookup(() => name),
        '200.160.2.3',
      ),
    ).toBe('');
  }
});
