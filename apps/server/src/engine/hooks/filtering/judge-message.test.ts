import { expect, it } from 'vitest';
import type { FilteredReceiver } from '../../../rules/filtering/filter-rules-store.ts';
import type { SenderEntry } from '../../../rules/filtering/sender-entry.ts';
import type { ArrivedMessage } from '../messages-underway.ts';
import { type JudgedMessage, judgedMessage, judgeMessage } from './judge-message.ts';

const sender = 'anna@partner.example';
const arrived: ArrivedMessage = {
  ...{ sender, recipient: '', recipients: ['a@one.test', 'b@one.test'], recipientCount: 2, login: '' },
  ...{
    clientIp: '192.0.2.1',
    senderAccount: undefined,
    isSenderOurs: false,
    passwordLists: [],
    accounts: [],
  },
};
const message = judgedMessage.parse({
  ...{ queue_id: 'q1', is_for_postmaster: false, spf: 'none', signed_by: {}, dmarc: 'none', score: 50 },
  ...{
    letter: 'letter',
    origin: '',
    symbols: {},
    learned: {},
    sender,
    is_automatic: false,
    dns_failed: false,
  },
  from_fields: [Buffer.from(sender).toString('base64')],
});
const entry = (list: 'allow' | 'block'): SenderEntry => ({
  ...{ id: '5', list, scope: 'user', address: sender, ignoresSpf: false, appliesToHeaders: false },
});
const receiver = (
  recipient: string,
  ref: string,
  fields: Partial<FilteredReceiver> = {},
): FilteredReceiver => ({
  ...{ recipient, ref, accountId: '1', isElsewhere: false, senders: [], networks: [], known: [] },
  ...{ acceptFrom: 'everyone', spamScore: 6, spamTo: 'folder' },
  ...fields,
});

async function judge(
  receivers: readonly FilteredReceiver[],
  told: { readonly message?: Partial<JudgedMessage>; readonly arrived?: Partial<ArrivedMessage> } = {},
) {
  const [hits, written]: [string[], string[]] = [[], []];
  const judgement = await judgeMessage(
    { ...message, ...told.message },
    {
      findArrived: () => ({ ...arrived, ...told.arrived }),
      isServed: async (domain) => domain === 'one.test',
      isSealed: (seal) => seal === 'ours',
      readRules: async () => receivers,
      noteHit: (account, id) => hits.push(`${account}/${id}`),
      noteJudged: () => undefined,
      noteWrittenTo: (writer, recipients) => written.push(`${writer}: ${recipients.join()}`),
    },
  );
  return { judgement, hits, written };
}

it('refuses what nobody takes, and marks what everybody takes for spam', async () => {
  const blocks = { senders: [entry('block')] };
  const { judgement, hits } = await judge([
    receiver('a@one.test', '1', blocks),
    receiver('b@one.test', '2', blocks),
  ]);
  expect(judgement).toEqual({ refusal: 'The recipient does not accept mail from you' });
  expect(hits).toEqual(['1/5', '1/5']);
  const both = [receiver('a@one.test', '1'), receiver('b@one.test', '2')];
  expect((await judge(both)).judgement).toEqual({ is_spam: true });
  expect((await judge(both, { message: { score: 0 } })).judgement).toEqual({});
});

it('refuses nobody for good whom the DNS could not be asked about', async () => {
  const blocked = { ...entry('block'), scope: 'account' } as const;
  const receivers = [receiver('a@one.test', '1', { senders: [entry('allow'), blocked] })];
  const alone = { recipients: ['a@one.test'], recipientCount: 1 };
  await expect(
    judge(receivers, { message: { spf: 'error', dns_failed: true }, arrived: alone }),
  ).rejects.toThrow('DNS');
  const { judgement } = await judge(receivers, { message: { spf: 'fail' }, arrived: alone });
  expect(judgement).toEqual({ refusal: 'The recipient does not accept mail from you' });
});

it('names those who differ, each once', async () => {
  const { judgement } = await judge([
    receiver('a@one.test', '1', { senders: [entry('block')] }),
    receiver('a@one.test', '1', { senders: [entry('block')], isElsewhere: true }),
    receiver('b@one.test', '2'),
    receiver('b@one.test', '3', { senders: [entry('allow')] }),
  ]);
  expect(judgement).toEqual({ junk: ',2,', drop: ',1,', gone: ['a@one.test'] });
});

it('marks what goes to mailboxes elsewhere as spam, and says who here does not take it for that', async () => {
  const elsewhere = receiver('a@one.test', '1', { isElsewhere: true });
  const here = receiver('b@one.test', '2', { senders: [entry('allow')] });
  expect((await judge([elsewhere, here])).judgement).toEqual({ is_spam: true, good: ',2,' });
  const kept = { ...elsewhere, senders: [entry('allow')] };
  expect((await judge([elsewhere, { ...kept, ref: '3' }, here])).judgement).toEqual({ junk: ',1,' });
});

it('refuses nothing that somebody elsewhere gets too', async () => {
  const blocks = receiver('a@one.test', '1', { senders: [entry('block')] });
  expect((await judge([blocks])).judgement).toEqual({ drop: ',1,' });
  const toPostmaster = { message: { is_for_postmaster: true }, arrived: { recipients: ['a@one.test'] } };
  expect((await judge([blocks], toPostmaster)).judgement).toEqual({ drop: ',1,' });
});

it('writes many in several lines', async () => {
  const many = Array.from({ length: 50 }, (_, index) => receiver('a@one.test', String(index)));
  const { judgement } = await judge([...many, receiver('b@one.test', 'x', { senders: [entry('allow')] })]);
  expect(judgement.junk).toMatch(/^,0,1,2,.*,39,\n\t,40,.*,49,$/);
});

it('believes users of ours who they are, takes colleagues everywhere, and notes whom they write to', async () => {
  const own = { login: `${sender}#main.0123456789ab`, senderAccount: '1' };
  const strict = { acceptFrom: 'whitelist', spamScore: 100 } as const;
  const { judgement, written } = await judge(
    [receiver('a@one.test', '1', strict), receiver('b@one.test', '2', { ...strict, accountId: '2' })],
    { arrived: own, message: { spf: 'fail', dmarc: 'reject' } },
  );
  const byProgram = await judge([receiver('a@one.test', '1')], {
    arrived: own,
    message: { is_automatic: true },
  });
  expect(byProgram.written).toEqual([]);
  expect(judgement).toEqual({ drop: ',2,' });
  expect(written).toEqual([`${sender}: a@one.test,b@one.test`]);
});

it('takes what comes from elsewhere in the name of a domain of ours for forged, unless it was sent from here', async () => {
  const from = (text: string) => ({ from_fields: [text], score: 0 });
  const judged = async (told: Partial<JudgedMessage>) =>
    (await judge([receiver('a@one.test', '1'), receiver('b@one.test', '2')], { message: told })).judgement;
  const boss = from('The boss <boss@one.test>');
  expect(await judged(boss)).toEqual({ is_spam: true });
  expect(await judged({ ...boss, spf: 'pass' })).toEqual({ is_spam: true });
  expect(await judged({ ...boss, signed_by: ['one.test'] })).toEqual({});
  expect(await judged({ ...boss, origin: 'ours' })).toEqual({});
  expect(await judged(from('x@y.test, boss@one.test'))).toEqual({ is_spam: true });
  expect(await judged(from('(boss@one.test'))).toEqual({ is_spam: true });
  // A proof for somebody else: the filter has read another sender.
  const allows = [receiver('a@one.test', '1', { senders: [entry('allow')] }), receiver('b@one.test', '2')];
  expect((await judge(allows, { message: { sender: '', spf: 'pass' } })).judgement).toEqual({
    is_spam: true,
  });
  expect(await judged(from('anna@partner.example'))).toEqual({});
  const own = { login: `${sender}#main.0123456789ab`, senderAccount: '1' };
  const receivers = [receiver('a@one.test', '1'), receiver('b@one.test', '2')];
  expect((await judge(receivers, { message: boss, arrived: own })).judgement).toEqual({});
});

it('adds what the users of each account have taught the filter', async () => {
  const receivers = [receiver('a@one.test', '1'), receiver('b@one.test', '2', { accountId: '2' })];
  const { judgement } = await judge(receivers, { message: { score: 0, learned: { 2: 6.5 } } });
  expect(judgement).toEqual({ junk: ',2,' });
});

it('decides nothing while Postfix has not told about all recipients', async () => {
  await expect(judge([], { arrived: { recipientCount: 3 } })).rejects.toThrow('not known');
});
