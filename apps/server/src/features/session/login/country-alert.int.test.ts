import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-mailbox.ts';
import { dataOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

/** Addresses of two countries that have been theirs for decades: Google's in the USA, the registry's in Brazil. */
const [american, alsoAmerican, brazilian] = ['8.8.8.8', '8.8.4.4', '200.160.2.3'];

describe('a login from a country not used lately', () => {
  let house: TestPanel;
  afterEach(() => house.stop());
  const start = async (countriesFile: string) => {
    house = await startTestPanel({ COUNTRIES_FILE: countriesFile });
    await house.addAccount('alpha');
  };
  const loginFrom = (ip: string) => house.login('alpha', { ip });
  const choose = async (alerts: ('login' | 'country')[]) => {
    const token = await loginFrom(american);
    dataOf(await house.call('setAlerts', { alerts }, { token, ip: american }));
  };
  const subjects = async () => (await mailsTo(house, 'alpha@admins.example')).map(({ subject }) => subject);

  it('is told with the country and whose data says so, to who wants that alone', async () => {
    await start('');
    await choose(['country']);
    await loginFrom(alsoAmerican);
    await loginFrom('192.0.2.1');
    expect(await subjects()).toEqual([]);
    await loginFrom(brazilian);
    expect(await subjects()).toEqual(['New login as alpha from Brazil']);
    const [{ text } = { text: '' }] = await mailsTo(house, 'alpha@admins.example');
    expect(text).toContain(brazilian);
    expect(text).toContain('https://db-ip.com');
    await loginFrom(american);
    await loginFrom(brazilian);
    expect(await subjects()).toHaveLength(1);
  });

  it('is told once, also to who wants to hear of every new address', async () => {
    await start('');
    await choose(['login', 'country']);
    await loginFrom(alsoAmerican);
    await loginFrom(brazilian);
    expect(await subjects()).toEqual(['New login as alpha', 'New login as alpha from Brazil']);
  });

  it.each(['off', join(import.meta.dirname, 'no-such-file.mmdb'), import.meta.filename])(
    'is not claimed, nor offered, without a file that says so: %s',
    async (countriesFile) => {
      await start(countriesFile);
      await choose(['login', 'country']);
      await loginFrom(brazilian);
      expect(await subjects()).toEqual(['New login as alpha']);
      const token = await loginFrom(american);
      const { offered, countries_by } = dataOf(await house.call('getAlerts', {}, { token, ip: american }));
      expect({ offered, countries_by }).toEqual({ offered: ['login', 'domain', 'limit'], countries_by: '' });
    },
  );
});
