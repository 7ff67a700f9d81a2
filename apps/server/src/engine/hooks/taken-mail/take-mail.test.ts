import { describe, expect, it } from 'vitest';
import type { BegunDelivery, ListAtAddress, Posting } from '../../engine-lists-store.ts';
import { Refused } from './refused.ts';
import { createSealing } from './sealing.ts';
import { createSenderRewriting } from './sender-rewriting.ts';
import { createMailTaker, type MailTakerParts } from './take-mail.ts';

const list: ListAtAddress = {
  ...{ reason: 'list', account_id: '1', id: '7', email: 'team@alpha.test' },
  ...{ retrains: null, password_hash: null, copy_to_sender: true },
};
const mail = (subject: string, ...more: string[]) =>
  Buffer.from([...more, 'From: x@world.test', `Subject: ${subject}`, '', 'Hello.', ''].join('\r\n'));

interface Sent {
  readonly text: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** A list with these members; what is handed on is collected, and fails when `isDown` says so. */
function taker(
  changes: Partial<ListAtAddress> = {},
  { members = ['a@alpha.test', 'b@alpha.test'], may = 'yes' as Posting } = {},
) {
  const sent: Sent[] = [];
  const taught: string[] = [];
  const held = new Map<string, BegunDelivery>();
  const state = { failure: undefined as Error | undefined, handedOver: Promise.resolve() };
  const parts: MailTakerParts = {
    members: {
      targets: async (_list, after, most) =>
        members
          .filter((member) => member > after)
          .slice(0, most)
          .map((member) => ({ position: member, target: member })),
      begin: async ({ message }) => {
        const before = held.get(message.toString('hex')) ?? { state: 'begun', fence: '1', passed: '' };
        held.set(message.toString('hex'), { ...before, state: 'held' });
        return before;
      },
      note: async ({ message }, progress) => {
        held.set(message.toString('hex'), { ...progress, state: 'held' });
        return true;
      },
      end: async ({ message }, { fence, isFinished }) => {
        const passed = held.get(message.toString('hex'))?.passed ?? '';
        held.set(message.toString('hex'), { fence, passed, state: isFinished ? 'finished' : 'begun' });
      },
    },
    sealing: createSealing('mx.alpha.test', async () => undefined),
    isAuthorStrict: async (domain) => domain === 'strict.test',
    senders: createSenderRewriting('key'),
    async reinject(content, from, to) {
      await state.handedOver;
      if (state.failure && sent.length > 0) throw state.failure;
      sent.push({ text: content.toString('latin1'), from, to });
    },
    teach: async ({ accountId, kind }) => void taught.push(`${kind} for ${accountId}`),
    findList: async (address) => (address.startsWith('team') ? { ...list, ...changes } : undefined),
    mayPost: async () => may,
    isPassword: async (hash, password) => hash === password,
    isGuessRight: async (hash, password) => hash === password,
    ownersOf: async () => ['owner@alpha.test'],
    managersOf: async () => ['manager@alpha.test'],
    nameOfDomain: async (id) => (id === '5' ? 'alpha.test' : undefined),
    isServed: async (domain) => domain === 'alpha.test',
  };
  const take = createMailTaker(parts);
  const post = (subject: string, sender = 'x@world.test', recipient = 'team@alpha.test') =>
    take({ recipient, sender, mail: mail(subject) });
  return { take, post, sent, taught, state };
}

describe('mail to a list', () => {
  it('reaches every member with the headers of the list, and what bounces does not reach its sender', async () => {
    const { post, sent } = taker();
    await post('Hello');
    expect(sent).toMatchObject([{ from: 'team+bounces@alpha.test', to: ['a@alpha.test', 'b@alpha.test'] }]);
    expect(sent[0]?.text).toContain('List-Id: <team.alpha.test>\r\nList-Post: <mailto:team@alpha.test>\r\n');
    expect(sent[0]?.text).toContain('\r\n\r\nHello.');
  });

  it('takes the place of the headers of another list, and stops where it has been before', async () => {
    const { take, sent } = taker();
    const given = { recipient: 'team@alpha.test', sender: 'x@world.test' };
    await take({ ...given, mail: mail('x', 'List-Id: <other.world.test>') });
    expect(sent[0]?.text).not.toContain('other.world.test');
    const again = mail('x', 'Delivered-To: team@alpha.test');
    await expect(take({ ...given, mail: again })).rejects.toThrow(Refused);
  });

  it('goes on where it stopped when a portion could not be handed over', async () => {
    const members = Array.from({ length: 1_200 }, (_, index) => `m${String(index).padStart(5, '0')}@x.test`);
    const { post, sent, state } = taker({}, { members });
    state.failure = new Error('451');
    await expect(post('Hello')).rejects.toThrow('451');
    state.failure = undefined;
    await post('Hello');
    expect(sent.flatMap(({ to }) => to)).toEqual(members);
    await post('Hello');
    expect(sent).toHaveLength(3);
  });

  it('is handed on once, though a copy comes meanwhile, which is told to come again, and one afterwards', async () => {
    const { post, sent, state } = taker();
    let letGo: () => void = () => undefined;
    state.handedOver = new Promise((resolve) => {
      letGo = resolve;
    });
    const first = post('Hello');
    await expect(Promise.race([first, post('Hello')])).rejects.toMatchObject({ responseCode: 451 });
    letGo();
    await first;
    await post('Hello');
    expect(sent).toHaveLength(1);
  });

  it('names the list as its author where the author’s domain lets nobody else send for it', async () => {
    const { take, sent } = taker();
    const given = { recipient: 'team@alpha.test', sender: 'x@world.test' };
    const from = (author: string, ...more: string[]) =>
      Buffer.from([`From: ${author}`, ...more, 'Subject: x', '', 'Hello.', ''].join('\r\n'));
    await take({ ...given, mail: from('=?UTF-8?Q?J=C3=B6rg?= <joerg@strict.test>') });
    await take({ ...given, mail: from('"Anna \\" <boss@x.test>" <anna@strict.test>') });
    await take({ ...given, mail: from('anna@strict.test', 'Reply-To: office@strict.test') });
    await take({ ...given, mail: from('anna@world.test') });
    const fieldsOf = (text = '') => text.match(/^(From|Reply-To): .*$/gm)?.map((line) => line.trim());
    expect(sent.map(({ text }) => fieldsOf(text))).toEqual([
      [
        `From: =?UTF-8?B?${Buffer.from('Jörg via team').toString('base64')}?= <team@alpha.test>`,
        'Reply-To: joerg@strict.test',
      ],
      ['From: "Anna  <boss@x.test> via team" <team@alpha.test>', 'Reply-To: anna@strict.test'],
      ['From: "anna@strict.test via team" <team@alpha.test>', 'Reply-To: office@strict.test'],
      ['From: anna@world.test'],
    ]);
  });

  it('says how to leave and where to get help, which leads to those who can do it', async () => {
    const { post, sent } = taker();
    await post('Hello');
    const [address = ''] = /(?<=List-Unsubscribe: <mailto:)[^?]*/.exec(sent[0]?.text ?? '') ?? [];
    await post('unsubscribe', 'a@alpha.test', address);
    const [help = ''] = /(?<=List-Help: <mailto:)[^?]*/.exec(sent[0]?.text ?? '') ?? [];
    await post('help', 'a@alpha.test', help);
    expect(sent.slice(1).map(({ to }) => to)).toEqual([['manager@alpha.test'], ['manager@alpha.test']]);
  });

  it('is kept from nobody by members who refuse it', async () => {
    const members = Array.from({ length: 600 }, (_, index) => `m${String(index).padStart(5, '0')}@x.test`);
    const { post, sent, state } = taker({}, { members });
    state.failure = new Refused('5.1.1 gone');
    await post('Hello');
    expect(sent).toHaveLength(1);
  });

  it('returns to the owners what bounces, and takes nothing else there', async () => {
    const { post, sent } = taker();
    await post('Undelivered', '', 'team+bounces@alpha.test');
    expect(sent).toMatchObject([{ from: '', to: ['owner@alpha.test'] }]);
    await expect(post('Hello', 'x@world.test', 'team+bounces@alpha.test')).rejects.toThrow(Refused);
  });
});

describe('mail to a smart list', () => {
  const smart = { reason: 'smart_list', copy_to_sender: false } as const;

  it('does not come back to whoever wrote it, unless that is wanted', async () => {
    const without = taker(smart);
    await without.post('Hello', 'A@alpha.test');
    expect(without.sent[0]?.to).toEqual(['b@alpha.test']);
    const withCopy = taker({ ...smart, copy_to_sender: true });
    await withCopy.post('Hello', 'z@alpha.test');
    expect(withCopy.sent[0]?.to).toEqual(['z@alpha.test', 'a@alpha.test', 'b@alpha.test']);
    await withCopy.post('Another', 'invented@world.test');
    expect(withCopy.sent[1]?.to).toEqual(['a@alpha.test', 'b@alpha.test']);
  });

  it('needs its password, which no member sees', async () => {
    const { post, sent } = taker({ ...smart, password_hash: 's3cret' }, { may: 'password' });
    await expect(post('Hello')).rejects.toThrow(Refused);
    await expect(post('[guess] Hello')).rejects.toThrow(Refused);
    await post('[s3cret] Hello');
    expect(sent[0]?.text).toContain('\r\nSubject: Hello\r\n');
    expect(sent[0]?.text).not.toContain('s3cret');
  });

  it('is refused where only members or users can post', async () => {
    for (const may of ['members', 'users', 'nobody'] as const)
      await expect(taker(smart, { may }).post('Hello')).rejects.toThrow(Refused);
  });
});

it('teaches the filter what is sent to a retrainer, and hands it to nobody', async () => {
  const { post, sent, taught } = taker({ reason: 'retrain', retrains: 'spam' });
  await post('Win');
  expect([taught, sent]).toEqual([['spam for 1'], []]);
});

describe('mail that leaves the account on its way', () => {
  const outside = (target: string, domain = '5') =>
    `${Buffer.from(target).toString('hex')}-${domain}@outside.posthouse.invalid`;

  it('has a sender of ours that leads back, and keeps one that is ours', async () => {
    const { take, sent } = taker();
    const given = { recipient: outside('far@else.test'), mail: mail('x') };
    await take({ ...given, sender: 'x@world.test' });
    await take({ ...given, sender: 'anna@alpha.test' });
    await take({ ...given, sender: '' });
    expect(sent.map(({ to }) => to)).toEqual([['far@else.test'], ['far@else.test'], ['far@else.test']]);
    expect(sent.map(({ from }) => from)).toEqual([
      expect.stringMatching(/^SRS0=.*=world\.test=x@alpha\.test$/),
      'anna@alpha.test',
      '',
    ]);
    await take({ recipient: String(sent[0]?.from), sender: '', mail: mail('bounced') });
    expect(sent[3]).toMatchObject({ from: '', to: ['x@world.test'] });
  });

  it('is refused when its domain is gone, and when nobody sent it', async () => {
    const { take } = taker();
    const given = { sender: 'x@world.test', mail: mail('x') };
    await expect(take({ ...given, recipient: outside('far@else.test', '6') })).rejects.toThrow(Refused);
    const invented = 'SRS0=aaaaaaaaaa=aa=world.test=x@alpha.test';
    await expect(take({ ...given, recipient: invented })).rejects.toThrow(Refused);
  });
});
