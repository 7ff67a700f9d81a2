import { describe, expect, it } from 'vitest';
import { fetchByPop3, openSmtp, triesImap } from './clients.ts';
import { newDomain, newUser, set, type TestUser, until } from './house.ts';
import type { countryNetworks } from './instance.ts';
import { answerToSieveLogin } from './sieve-client.ts';

type Country = keyof typeof countryNetworks;

/** An address in that country, which no other test logs in from. */
const places: Readonly<Record<Country, string>> = {
  DE: '127.40.0.1',
  FR: '127.41.0.1',
  BR: '127.42.0.1',
  JP: '127.43.0.1',
};
const from = (login: TestUser, country: Country) => ({ ...login, from: places[country] });

async function incidentsOf({ id }: TestUser) {
  return (await set('getSecurityIncidents', { user: id })).rows;
}

async function countriesOf(user: TestUser): Promise<string[]> {
  const [incident] = await incidentsOf(user);
  return incident?.evidence.countries.map(({ country }) => country).sort() ?? [];
}

describe.concurrent('logins from more countries than allowed', () => {
  it('are an incident for admins, by any service, and go on to work', async () => {
    const domain = await newDomain();
    await set('updateFilterSettings', { domain, login_countries: 3 });
    const anna = await newUser(domain);
    expect(await triesImap(from(anna, 'DE'))).toBe('in');
    expect(await fetchByPop3(from(anna, 'FR'))).toEqual([]);
    expect(await answerToSieveLogin(from(anna, 'BR'))).toMatch(/^OK/m);
    const smtp = await openSmtp(from(anna, 'JP'));
    smtp.end();
    await until(async () => (await countriesOf(anna)).length === 4, 'the incident');
    const [incident, ...others] = await incidentsOf(anna);
    expect(others).toEqual([]);
    expect(incident).toMatchObject({ email: anna.user, kind: 'countries', state: 'new' });
    expect(incident?.evidence).toMatchObject({ limit: 3 });
    expect(incident?.evidence.countries.find(({ country }) => country === 'JP')?.ip).toBe(places.JP);
    for (const country of ['DE', 'FR', 'BR', 'JP'] as const)
      expect(await triesImap(from(anna, country))).toBe('in');
  });

  it('are none from trusted addresses, nor from where no country is known', async () => {
    const domain = await newDomain();
    await set('updateFilterSettings', { domain, login_countries: 1 });
    await set('addTrustedIp', { domain, ip: places.FR });
    const [ben, carl] = [await newUser(domain), await newUser(domain)];
    expect(await triesImap(from(ben, 'DE'))).toBe('in');
    expect(await triesImap(from(ben, 'FR'))).toBe('in');
    expect(await triesImap(ben)).toBe('in');
    // Reports are told in their order.
    for (const country of ['DE', 'BR'] as const) expect(await triesImap(from(carl, country))).toBe('in');
    await until(async () => (await countriesOf(carl)).length === 2, 'the incident of the other');
    expect(await incidentsOf(ben)).toEqual([]);
  });

  it('are safe after an admin said so, until they come from another country', async () => {
    const domain = await newDomain();
    await set('updateFilterSettings', { domain, login_countries: 1 });
    const dora = await newUser(domain);
    for (const country of ['DE', 'FR'] as const) expect(await triesImap(from(dora, country))).toBe('in');
    await until(async () => (await incidentsOf(dora)).length === 1, 'the incident');
    const [{ id } = { id: '' }] = await incidentsOf(dora);
    await set('resolveIncident', { id, state: 'safe' });
    expect(await triesImap(from(dora, 'DE'))).toBe('in');
    const logins = async () => (await set('getLastLogins', { username: dora.user })).rows;
    await until(async () => (await logins()).length === 3, 'the login to be recorded');
    expect((await incidentsOf(dora)).map(({ state }) => state)).toEqual(['safe']);
    expect(await triesImap(from(dora, 'JP'))).toBe('in');
    await until(async () => (await incidentsOf(dora)).length === 2, 'another incident');
    expect((await incidentsOf(dora)).map(({ state }) => state)).toEqual(['new', 'safe']);
  });
});
