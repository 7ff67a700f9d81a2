import { isIP } from 'node:net';
import type { CountryLookup } from '../../kernel/country-lookup.ts';

const countryCode = /^[A-Z]{2}$/;

/** The country a login came from; empty where it is in none, or nobody knows. Whatever a file of countries says, logins are recorded. */
export function countryOfLogin(countries: CountryLookup, remote: string): string {
  // IPv4 may come inside IPv6.
  const ip = remote.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(ip) === 0) return '';
  try {
    const country = countries.countryOf(ip) ?? '';
    return countryCode.test(country) ? country : '';
  } catch {
    return '';
  }
}
