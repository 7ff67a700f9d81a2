import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createLog } from '../../kernel/log.ts';
import { createPolicy, createPolicyServer } from './policy-server.ts';

const accounts: Record<string, number> = { 'a@alpha.test': 1, 'b@alpha.test': 1, 'c@beta.test': 2 };
const lookups = {
  accountOf: async (address: string) => accounts[address],
  hasRoom: async (_address: string, bytes: number) => bytes < 1_000,
  mayGoOn: async (_login: string, clientIp: string) => clientIp === '192.0.2.7',
  mayPost: async (address: string, sender: string) =>
    address.startsWith('team') ? (sender === 'a@alpha.test' ? 'yes' : 'members') : undefined,
  isReturnAddress: (address: string) => address.startsWith('SRS0=right'),
} as const;
const question = {
  ...{ instance: 'one', sender: 'x@world.test', arrivedBytes: undefined },
  ...{ login: '', clientIp: '203.0.113.1' },
};

it('keeps the recipients of one message to one account', async () => {
  const decide = createPolicy(lookups);
  expect(await decide({ ...question, recipient: 'a@alpha.test' })).toBe('DUNNO');
  expect(await decide({ ...question, recipient: 'b@alpha.test' })).toBe('DUNNO');
  expect(await decide({ ...question, recipient: 'c@beta.test' })).toMatch(/^452 4\.5\.3 /);
  expect(await decide({ ...question, instance: 'two', recipient: 'c@beta.test' })).toBe('DUNNO');
  expect(await decide({ ...question, recipient: 'x@elsewhere.test' })).toBe('DUNNO');
});

it('lets users of ours write to several accounts at once', async () => {
  const decide = createPolicy(lookups);
  const mine = { ...question, login: 'a@alpha.test', clientIp: '192.0.2.7' };
  expect(await decide({ ...mine, recipient: 'a@alpha.test' })).toBe('DUNNO');
  expect(await decide({ ...mine, recipient: 'c@beta.test' })).toBe('DUNNO');
});

it('hangs up on users of ours who may no longer send from where they are', async () => {
  const decide = createPolicy(lookups);
  const elsewhere = { ...question, login: 'a@alpha.test' };
  expect(await decide({ ...elsewhere, recipient: 'x@elsewhere.test' })).toMatch(/^421 4\.7\.0 /);
  expect(await decide({ ...elsewhere, recipient: 'x@elsewhere.test', arrivedBytes: 10 })).toMatch(/^421 /);
});

it('lets only those post to a list who can, and only what comes back to its return address', async () => {
  const decide = createPolicy(lookups);
  const post = (recipient: string, sender: string) => decide({ ...question, recipient, sender });
  expect(await post('team@alpha.test', 'a@alpha.test')).toBe('DUNNO');
  expect(await post('team@alpha.test', 'x@world.test')).toMatch(/^550 5\.7\.1 /);
  expect(await post('team+bounces@alpha.test', '')).toBe('DUNNO');
  expect(await post('team+bounces@alpha.test', 'a@alpha.test')).toMatch(/^550 /);
  expect(await post('SRS0=right@alpha.test', '')).toBe('DUNNO');
  expect(await post('SRS0=right@alpha.test', 'x@world.test')).toMatch(/^550 /);
  expect(await post('SRS0=wrong@alpha.test', '')).toMatch(/^550 /);
});

it('refuses a whole message that does not fit, where it has one recipient', async () => {
  const decide = createPolicy(lookups);
  const arrived = { ...question, arrivedBytes: 5_000 };
  expect(await decide({ ...arrived, recipient: 'a@alpha.test' })).toMatch(/^552 5\.2\.2 /);
  expect(await decide({ ...arrived, recipient: '' })).toBe('DUNNO');
  expect(await decide({ ...arrived, arrivedBytes: 10, recipient: 'a@alpha.test' })).toBe('DUNNO');
});

it('answers questions in their order, also in pieces, and lets mail pass when it can’t decide', async () => {
  const server = createPolicyServer(async ({ recipient }) => {
    if (recipient === 'broken') throw new Error('no database');
    return `answer to ${recipient}`;
  }, createLog('silent'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let answers = '';
  client.on('data', (text: string) => {
    answers += text;
  });
  client.write('request=smtpd_access_policy\nrecip');
  client.write('ient=first\n\nrecipient=broken\n\nrecipient=third\n\n');
  while (answers.split('\n\n').length < 4) await once(client, 'data');
  expect(answers).toBe('action=answer to first\n\naction=DUNNO\n\naction=answer to third\n\n');
  client.destroy();
  server.close();
});
