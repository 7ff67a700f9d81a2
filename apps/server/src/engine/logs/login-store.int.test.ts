import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import type { CountryLookup } from '../../kernel/country-lookup.ts';
import { startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../../testing/test-users.ts';
import type { LoginEvent } from './log-events.ts';
import { readLoginLine } from './login-line.ts';
import { writeLogins } from './login-store.ts';

let house: TestPanel;
let made: TestUsers;
beforeAll(async () => {
  house = await startTestPanel();
  made = await makeTestUsers(house, 'alpha');
});
afterAll(() => house.stop());

const countries: CountryLookup = {
  isOn: true,
  credit: '',
  countryOf: (ip) => (ip === '192.0.2.7' ? 'DE' : undefined),
};
const line = (message: string, user: string, ip: string, password = '') =>
  `2026-03-01T10:00:00Z imap-login: Info: ${message}: rip=${ip}, session=<x>, password=<${password}>, name=<>, TLS, user=<${user}>`;
const failed = (user: string, ip = '192.0.2.7', attempts = 2) =>
  line(`Disconnected: Connection closed (auth failed, ${attempts} attempts in 2 secs)`, user, ip);
const read = (...lines: string[]): LoginEvent[] => lines.flatMap((text) => readLoginLine(text) ?? []);
const rows = async (email: string) =>
  (
    await house.database.pool.query(
      'select outcome, country, password, attempts from mail_login where email = $1 order by id',
      [email],
    )
  ).rows;
const write = (events: LoginEvent[]) =>
  inTransaction(house.database.pool, (client) => writeLogins(client, events, countries));

it('writes what lines tell, with the country, and counts failures from one batch to the next', async () => {
  const { email, id } = await made.addUser('anna');
  await write(read(line('Login', email, '192.0.2.7', 'main'), failed(email), failed(email, '198.51.100.9')));
  await write(read(failed(email)));
  expect(await rows(email)).toEqual([
    { outcome: 'accepted', country: 'DE', password: 'main', attempts: 1 },
    { outcome: 'refused', country: 'DE', password: '', attempts: 4 },
    { outcome: 'refused', country: '', password: '', attempts: 2 },
  ]);
  const { rows: measured } = await house.database.pool.query(
    'select last_login_at from user_measure where user_id = $1',
    [id],
  );
  expect(measured).toEqual([{ last_login_at: new Date('2026-03-01T10:00:00Z') }]);
});

it('writes nothing where the transaction does not end', async () => {
  const { email } = await made.addUser('ben');
  const broken = inTransaction(house.database.pool, async (client) => {
    await writeLogins(client, read(failed(email)), countries);
    throw new Error('the position could not be written');
  });
  await expect(broken).rejects.toThrow('position');
  expect(await rows(email)).toEqual([]);
});

it('is stopped by no name and no address that somebody made up', async () => {
  const { email } = await made.addUser('carl');
  const hostile = [
    '"; drop table mail_login; --',
    '%',
    '@',
    'a@b@c',
    '\\u0000',
    '\u202e',
    "'",
    '😀@😀',
    email,
  ];
  await write(read(...hostile.map((name) => failed(name, 'nowhere'))));
  expect(await rows(email)).toMatchObject([{ attempts: 2 }]);
  await write([]);
});
