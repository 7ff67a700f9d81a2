import { expect, it } from 'vitest';
import { checkMessage, type MessageQuestion } from './message-check.ts';

const key = { domain: 'alpha.test', selector: 's1', private_key: 'pem' };
const lookups = {
  checkSender: async (login: string, from: string) => ({
    is_allowed: from === login || from === 'boss@alpha.test',
    on_behalf: from === 'boss@alpha.test',
  }),
  isServed: async (domain: string) => domain === 'alpha.test',
  findKey: async (domain: string) => (domain === 'alpha.test' ? key : undefined),
};
const anna = 'anna@alpha.test';
const message: MessageQuestion = {
  user: anna,
  sender: anna,
  header_from: [anna],
  has_sender: false,
  service: '',
};
const check = (changes: Partial<MessageQuestion>) => checkMessage({ ...message, ...changes }, lookups);

it('lets users write as themselves, signed', async () => {
  expect(await check({})).toEqual({ key });
  expect(await check({ header_from: ['Anna@Alpha.test'] })).toEqual({ key });
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

it('names who sends on behalf of somebody, unless the message does', async () => {
  expect(await check({ header_from: ['boss@alpha.test'] })).toEqual({ key, name_sender: anna });
  expect(await check({ header_from: ['boss@alpha.test'], has_sender: true })).toEqual({ key });
});

it('wants a proof from strangers who write as one of our domains, and signs nothing of theirs', async () => {
  expect(await check({ user: '' })).toEqual({ needs_proof: true });
  expect(await check({ user: '', sender: 'x@elsewhere.test' })).toEqual({ needs_proof: false });
});

it('signs what mailboxes here send by themselves', async () => {
  expect(await check({ user: '', sender: '', service: 'REINJECTED' })).toEqual({ key, is_own: true });
});
