import { languageTags } from '@posthouse/contract/core/languages';
import type { CountryLookup } from '../../kernel/country-lookup.ts';
import { languageOr } from './mail-text.ts';

export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(languageTags[languageOr(language)], { type: 'region' }).of(code) ?? code;
}

/** Below a mail that names countries: their licence wants it said. */
export const countriesCredit = ({ credit }: CountryLookup): string =>
  credit === 'DB-IP' ? '\n--\nIP Geolocation by DB-IP: https://db-ip.com\n' : '';
