import { expect, it } from 'vitest';
import { checkMessage, type MessageLookups, messageQuestion } from './message-check.ts';
import type { ArrivedMessage } from './messages-underway.ts';

const key = { domain: 'alpha.test', selector: 's1', private_key: 'pem' };
const anna = 'anna@alpha.test';
const lookups = {
  checkSender: async (writer: string, from: string) => ({
    is_allowed: writer === anna && from === 'boss@alpha.test',
    on_behalf: from === 'boss@alpha.test',
  }),
  isServed: async (domain: string) => domain === 'alpha.test',
  findKey: async (domain: string) => (domain === 'alpha.test' ? key : undefined),
  lacksPassword: async (_list: string, { subject }: { subject: string }) => !subject.startsWith('[right]'),
  ownAddress: 'postmaster@mx.test',
  sealOrigin: (letter: string) => `sealed ${letter}`,
};
const sentByAnna: ArrivedMessage = {
  sender: anna,
  recipient: 'x@world.test',
  recipients: ['x@world.test'],
  recipientCount: 1,
  accounts: [],
  senderAccount: '1',
  login: `${anna}#main.0123456789ab`,
  clientIp: '192.0.2.1',
  isSenderOurs: true,
  passwordLists: [],
};
interface Told extends Partial<ArrivedMessage> {
  readonly from?: readonly string[];
  readonly named?: readonly string[];
  readonly read?: string;
  readonly subject?: string;
  readonly service?: string;
  readonly is_sent_on?: boolean;
  readonly was_sent_on?: boolean;
}
const base64 = (fields: readonly string[]) => fields.map((field) => Buffer.from(field).toString('base64'));

/** What is said of a message of Anna, with some things told otherwise; accounts and seal have a test of their own. */
async function check(told: Told, more: Partial<MessageLookups> = {}) {
  const { accounts: _accounts, origin: _origin, ...answer } = await answerOf(told, more);
  return answer;
}

function answerOf(told: Told, more: Partial<MessageLookups> = {}) {
  const { from = [anna], named = [], read, subject, service, is_sent_on, was_sent_on, ...arrived } = told;
  const message = { ...sentByAnna, ...arrived };
  const question = messageQuestion.parse({
    queue_id: 'q1',
    sender: read ?? message.sender,
    from_fields: base64(from),
    // As an empty list looks in Lua.
    sender_fields: named.length === 0 ? {} : base64(named),
    subject: subject ?? 'Hello',
    letter: 'letter',
    service: service ?? '',
    helo: '',
    sent_on_by: '',
    is_sent_on: is_sent_on ?? false,
    was_sent_on: was_sent_on ?? false,
  });
  return checkMessage(question, { ...lookups, findArrived: () => message, ...more });
}

it('seals what users send, so that it is known when it comes back, and tells whose recipients they are', async () => {
  const accounts = ['2', '3'];
  expect(await answerOf({ accounts })).toEqual({ key, accounts, origin: 'sealed letter' });
  expect(await answerOf({ accounts, login: '', isSenderOurs: false })).toEqual({ accounts });
  expect(await answerOf({ accounts, login: '' })).toEqual({ accounts, needs_proof: true });
  expect(await answerOf({ accounts, from: ['ben@alpha.test'] })).toEqual({ refusal: expect.any(String) });
});

it('lets users write as themselves, signed', async () => {
  expect(await check({})).toEqual({ key });
  expect(await check({ from: [`"Anna B" <${anna}>`] })).toEqual({ key });
});

it('refuses every other sender in the message, several, one that can’t be read, and none at all', async () => {
  expect(await check({ from: ['ben@alpha.test'] })).toMatchObject({
    refusal: expect.stringContaining('ben'),
  });
  for (const from of [
    [`${anna}, ben@alpha.test`],
    [anna, anna],
    [anna, 'ben@alpha.test'],
    ['Anna'],
    [`"${anna}`],
    [],
  ])
    expect([from, await check({ from })]).toEqual([from, { refusal: expect.any(String) }]);
  for (const named of [['ben@alpha.test'], [anna, anna], [`<${anna}`]])
    expect([named, await check({ named })]).toEqual([named, { refusal: expect.any(String) }]);
});

it('puts nothing into an SMTP answer that could end its line', async () => {
  const { refusal } = await check({ from: ['x\x00y@evil.test'] });
  expect(refusal).toMatch(/^[ -~]+$/);
});

it('names who sends on behalf of somebody, whatever the message says', async () => {
  const from = ['boss@alpha.test'];
  expect(await check({ from })).toEqual({ key, name_sender: anna });
  expect(await check({ from, named: from })).toEqual({ key, name_sender: anna });
});

it('wants a proof from strangers who write as one of our domains, and signs nothing of theirs', async () => {
  expect(await check({ login: '' })).toEqual({ needs_proof: true });
  expect(await check({ login: '', sender: 'x@elsewhere.test', isSenderOurs: false })).toEqual({});
});

it('takes no proof of somebody else: the filter must have read the sender that Postfix did', async () => {
  for (const read of ['', 'x@elsewhere.test'])
    expect(await check({ login: '', read })).toHaveProperty('refusal');
  expect(await check({ login: '', read: 'ANNA@alpha.test' })).toEqual({ needs_proof: true });
});

it('decides nothing about a message that Postfix has not told about', async () => {
  await expect(check({}, { findArrived: () => undefined })).rejects.toThrow();
});

it('signs what mailboxes here send by themselves, and refuses what they write as somebody else', async () => {
  const own = { login: '', service: 'REINJECTED' };
  expect(await check(own)).toEqual({ key, is_own: true });
  expect(await check({ ...own, from: ['ben@alpha.test'] })).toHaveProperty('refusal');
  expect(await check({ ...own, from: ['x@elsewhere.test'] })).toHaveProperty('refusal');
  expect(await check({ ...own, named: ['ben@alpha.test'] })).toHaveProperty('refusal');
  expect(await check({ ...own, sender: '', from: ['ben@alpha.test'] })).toHaveProperty('refusal');
  expect(await check({ ...own, sender: '', from: ['Notices <postmaster@mx.test>'] })).toEqual({
    is_own: true,
  });
});

it('takes what the panel sends, whose address no user has', async () => {
  const sender = 'no-reply@panel.test';
  const panel = { login: '', service: 'REINJECTED', sender, isSenderOurs: false };
  const checkSender = async () => ({ is_allowed: false, on_behalf: false });
  expect(await check({ ...panel, from: [`Posthouse <${sender}>`] }, { checkSender })).toEqual({
    is_own: true,
  });
});

it('signs nothing that a rule sends on, and vouches for none of it by the sender in the envelope', async () => {
  const sentOn = { login: '', service: 'REINJECTED', is_sent_on: true, was_sent_on: true };
  // Anybody can write the mailbox itself as From, or somebody else in its domain.
  for (const from of [
    [anna],
    ['boss@alpha.test'],
    ['x@mail.alpha.test'],
    ['x@world.test', '<boss@alpha.test'],
    [],
  ])
    expect([from, await check({ ...sentOn, from })]).toEqual([
      from,
      { is_own: true, has_no_sender: from.length > 0 },
    ]);
  expect(await check({ ...sentOn, from: ['x@world.test'] })).toEqual({ is_own: true, has_no_sender: false });
  // Lists want to know who posts.
  const inside = { ...sentOn, recipient: 'team@alpha.test' };
  expect(await check(inside)).toEqual({ is_own: true, has_no_sender: false });
});

it('signs nothing that is handed on, and vouches for nothing that came from elsewhere', async () => {
  const handedOn = { login: '', service: 'HANDED_ON' };
  const vouching = { is_own: true, has_no_sender: false };
  expect(await check(handedOn)).toEqual(vouching);
  expect(await check({ ...handedOn, was_sent_on: true })).toEqual({ is_own: true, has_no_sender: true });
  const rewritten = { ...handedOn, sender: 'SRS0=x=y=world.test=x@alpha.test' };
  expect(await check({ ...rewritten, from: ['boss@alpha.test'] })).toEqual({
    is_own: true,
    has_no_sender: true,
  });
  expect(await check({ ...rewritten, from: ['x@world.test'] })).toEqual(vouching);
});

it('refuses mail to a list whose password is missing', async () => {
  const passwordLists = ['news@alpha.test'];
  expect(await check({ passwordLists })).toHaveProperty('refusal');
  expect(await check({ passwordLists, subject: '[right] Hello' })).toEqual({ key });
});

it('tells who guesses a password: the login, or the network a stranger comes from', async () => {
  const clients: string[] = [];
  const lacksPassword: MessageLookups['lacksPassword'] = async (_list, { client }) => {
    clients.push(client);
    return false;
  };
  const stranger = { login: '', passwordLists: ['news@alpha.test'] };
  await check({ ...stranger, login: sentByAnna.login }, { lacksPassword });
  for (const clientIp of ['192.0.2.1', '2001:db8:1:2:3::4', 'unknown'])
    await check({ ...stranger, clientIp }, { lacksPassword });
  expect(clients).toEqual([anna, '192.0.2.1', '2001:db8:1:2', '']);
});

it('asks nobody about a message with hundreds of senders', async () => {
  const many = Array.from({ length: 500 }, () => anna).join();
  expect(await check({ from: [many] })).toHaveProperty('refusal');
});
