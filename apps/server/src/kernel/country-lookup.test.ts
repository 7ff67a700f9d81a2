import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeTestCountries } from '../testing/test-countries.ts';
import { openCountries, readCountries } from './country-lookup.ts';

it('reads a file of the operator', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ph-countries-'));
  try {
    const file = join(folder, 'countries.mmdb');
    await writeTestCountries(file, { '127.40.0.0/16': 'DE', '127.41.0.0/16': 'BR', '10.0.0.0/8': 'FR' });
    const countries = await readCountries(file);
    expect(['127.40.0.9', '127.41.255.1', '10.9.8.7'].map(countries.countryOf)).toEqual(['DE', 'BR', 'FR']);
    expect(['127.42.0.1', '192.0.2.1', '2001:db8::1'].map(countries.countryOf)).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    expect(countries).toMatchObject({ isOn: true, credit: '' });
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('knows nothing of private addresses, and says whose data it is', async () => {
  const countries = await readCountries(undefined);
  expect(['127.0.0.1', '192.168.1.1', '10.0.0.1', '::1', 'fe80::1'].map(countries.countryOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect([countries.countryOf('200.160.2.3'), countries.credit]).toEqual(['BR', 'DB-IP']);
});

it('does without a file that is off or can’t be read, and logs the latter', async () => {
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => void lines.push(line) };
  expect((await openCountries('off', log)).isOn).toBe(false);
  expect(lines).toEqual([]);
  expect((await openCountries(import.meta.filename, log)).isOn).toBe(false);
  expect(lines).toHaveLength(1);
});
