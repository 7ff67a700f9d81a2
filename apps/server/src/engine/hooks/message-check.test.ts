import { expect, it } from 'vitest';
import { checkMessage, type MessageLookups, type MessageQuestion } from './message-check.ts';

const key = { domain: 'alpha.test', selector: 's1', private_key: 'pem' };
const lookups = {
  checkSender: async (login: string, from: string) => ({
    is_allowed: from === login || from === 'boss@alpha.test',
    on_behalf: from === 'boss@alpha.test',
  }),
  isServed: async (domain: string) => domain === 'alpha.test',
  findKey: async (domain: string) => (domain === 'alpha.test' ? key : undefined),
  lacksPassword: async (list: string, { subject }: { subject: string }) =>
    list === 'news@alpha.test' && !subject.startsWith('[right]'),
};
const anna = 'anna@alpha.test';
const message: MessageQuestion = {
  user: anna,
  sender: anna,
  header_from: [anna],
  header_sender: [],
  recipients: [],
  subject: 'Hello',
  ip: '192.0.2.1',
  service: '',
  is_sent_on: false,
};
const check = (changes: Partial<MessageQuestion>) => checkMessage({ ...message, ...changes }, lookups);

it('lets users write as themselves, signed', async () => {
  expect(await check({})).toEqual({ key });
});

it('refuses every other sender in the message, and none at all', async () => {
  expect(await check({ header_from: ['ben@alpha.test'] })).toMatchObject({
    refusal: expect.stringContaining('ben'),
  });
  expect(await check({ header_from: [anna, 'ben@alpha.test'] })).toHaveProperty('refusal');
  expect(await check({ header_from: [] })).toHaveProperty('refusal');
});

it('puts nothing into an SMTP answer that could end its line', async () => {
  const { refusal } = await check({ header_from: ['x\r\n250 ok@evil.test'] });
  expect(refusal).not.toMatch(/[\r\n]/);
});

it('names who sends on behalf of somebody, whatever the message says', async () => {
  const behalf = { header_from: ['boss@alpha.test'] };
  expect(await check(behalf)).toEqual({ key, name_sender: anna });
  expect(await check({ ...behalf, header_sender: ['boss@alpha.test'] })).toEqual({ key, name_sender: anna });
  expect(await check({ header_sender: ['ben@alpha.test'] })).toHaveProperty('refusal');
});

it('wants a proof from strangers who write as one of our domains, and signs nothing of theirs', async () => {
  expect(await check({ user: '' })).toEqual({ needs_proof: true });
  expect(await check({ user: '', sender: 'x@elsewhere.test' })).toEqual({ needs_proof: false });
});

it('signs what mailboxes here send by themselves, not what they send on', async () => {
  const own = { user: '', service: 'REINJECTED' };
  expect(await check(own)).toEqual({ key, is_own: true });
  expect(await check({ ...own, header_from: ['ben@alpha.test'] })).toEqual({ is_own: true });
  expect(await check({ ...own, sender: '', header_from: ['ben@alpha.test'] })).toEqual({ is_own: true });
  // Anybody can write the mailbox itself as From.
  expect(await check({ ...own, is_sent_on: true })).toEqual({ is_own: true });
});

it('refuses mail to a list whose password is missing, unless it was filtered before', async () => {
  const recipients = ['ben@alpha.test', 'news@alpha.test'];
  expect(await check({ recipients })).toHaveProperty('refusal');
  expect(await check({ recipients, subject: '[right] Hello' })).toEqual({ key });
  expect(await check({ recipients, user: '', service: 'REINJECTED' })).not.toHaveProperty('refusal');
});

it('tells who guesses a password: the login, or the network a stranger comes from', async () => {
  const clients: string[] = [];
  const lacksPassword: MessageLookups['lacksPassword'] = async (_list, { client }) => {
    clients.push(client);
    return false;
  };
  for (const changes of [
    {},
    { user: '' },
    { user: '', ip: '2001:db8:1:2:3::4' },
    { user: '', ip: 'unknown' },
  ])
    await checkMessage(
      { ...message, recipients: ['news@alpha.test'], ...changes },
      { ...lookups, lacksPassword },
    );
  expect(clients).toEqual([anna, '192.0.2.1', '2001:db8:1:2', '']);
});

it('signs nothing that is handed on', async () => {
  expect(await check({ user: '', service: 'HANDED_ON' })).toEqual({ is_own: true });
});

it('asks nobody about a message with hundreds of senders', async () => {
  const many = Array.from({ length: 500 }, () => anna);
  expect(await check({ header_from: many })).toHaveProperty('refusal');
});
