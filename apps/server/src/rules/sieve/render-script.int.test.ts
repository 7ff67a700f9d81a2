import { ruleFormFields } from '@posthouse/contract/features/users/delivery-rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Message, type SieveEngine, startSieveEngine } from '../../testing/sieve-engine.ts';
import type { VacationReply } from './render-reply.ts';
import { renderScript, type ScriptRule } from './render-script.ts';

/** What a script with variables would fill in. */
const variable = (name: string) => `$\{${name}}`;
const nastyFolder = `Büro/😀 "x" \\ ${variable('y')}`;

const noReply: VacationReply = {
  active: false,
  startsAt: null,
  endsAt: null,
  subject: '',
  text: '',
  days: 7,
  addresses: [],
  sender: { name: '', email: 'me@here.example' },
};
const reply: VacationReply = { ...noReply, active: true, text: 'I am away.' };

/** A rule as the contract accepts it. */
const rule = (given: Partial<Parameters<typeof ruleFormFields.parse>[0] & object>): ScriptRule =>
  ruleFormFields.parse({
    name: 'A rule',
    active: 1,
    match: 'all',
    conditions: [],
    actions: [{ type: 'move', value: 'Found' }],
    stop: 0,
    ...given,
  });

describe('the script of a user', () => {
  let engine: SieveEngine;
  beforeAll(async () => {
    engine = await startSieveEngine();
  });
  afterAll(() => engine.stop());

  const mail = (headers: Message['headers'] = {}, body = 'Hello'): Message => ({
    headers: {
      From: 'Anna Berg <anna@else.example>',
      To: 'me@here.example',
      Subject: 'Hello',
      ...headers,
    },
    body,
    sender: 'anna@else.example',
  });
  const done = (rules: readonly ScriptRule[], message: Message = mail(), vacation = noReply) =>
    engine.run(renderScript(rules, vacation), message);
  const inbox = 'store message in folder: INBOX';
  const found = 'store message in folder: Found';
  const answered = 'send vacation message:';
  /** Whether one condition applies to a message. */
  const applies = async (condition: object, message: Message) => {
    const actions = await done([rule({ conditions: [condition] })], message);
    expect(actions.includes(found) !== actions.includes(inbox)).toBe(true);
    return actions.includes(found);
  };

  it('is empty where there is nothing to do', () => {
    expect(renderScript([], noReply)).toBe('');
    expect(renderScript([rule({ active: 0 })], noReply)).toBe('');
  });

  it('reads like one written by hand', () => {
    const invoices = rule({
      name: 'Invoices',
      conditions: [{ field: 'subject', test: 'contains', value: 'Invoice' }],
      actions: [
        { type: 'move', value: 'Bills' },
        { type: 'read', value: '' },
      ],
      stop: 1,
    });
    expect(renderScript([invoices], noReply)).toBe(
      [
        'require ["fileinto", "imap4flags", "mailbox"];',
        '',
        '# Invoices',
        'if header :contains "Subject" "Invoice" {',
        '  addflag "\\\\Seen";',
        '  fileinto :create "Bills";',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('compares each part of a message as each test says', async () => {
    const header = (subject: string) => mail({ Subject: subject });
    const cases: [object, Message, boolean][] = [
      [{ field: 'subject', test: 'contains', value: 'INVOICE' }, header('Your invoice 7'), true],
      [{ field: 'subject', test: 'not_contains', value: 'invoice' }, header('Your invoice 7'), false],
      [{ field: 'subject', test: 'is', value: 'invoice' }, header('Your invoice 7'), false],
      [{ field: 'subject', test: 'not_is', value: 'invoice' }, header('Your invoice 7'), true],
      [{ field: 'subject', test: 'starts', value: 'Your*' }, header('Your invoice'), false],
      [{ field: 'subject', test: 'starts', value: 'Your*' }, header('Your* invoice'), true],
      [{ field: 'subject', test: 'ends', value: '\\?' }, header('Really\\?'), true],
      [{ field: 'subject', test: 'ends', value: '?' }, header('Really!'), false],
      [{ field: 'subject', test: 'matches', value: 'No. ? of *' }, header('No. 7 of many'), true],
      [{ field: 'subject', test: 'matches', value: 'a\\b*' }, header('a\\bc'), true],
      [{ field: 'subject', test: 'contains', value: '*' }, header('Nothing'), false],
      [{ field: 'subject', test: 'is', value: 'Grüße 😀' }, header('=?utf-8?B?R3LDvMOfZSDwn5iA?='), true],
      [{ field: 'sender', test: 'contains', value: 'Berg' }, mail(), true],
      [{ field: 'sender', test: 'is', value: 'anna@else.example' }, mail(), true],
      [{ field: 'sender', test: 'ends', value: '@else.example' }, mail(), true],
      [
        { field: 'recipient', test: 'is', value: 'team@here.example' },
        mail({ Cc: 'Team <team@here.example>' }),
        true,
      ],
      [
        { field: 'recipient', test: 'not_contains', value: 'team' },
        mail({ Cc: 'Team <team@here.example>' }),
        false,
      ],
      [
        { field: 'header', header: 'List-Id', test: 'contains', value: 'news' },
        mail({ 'List-Id': '<news.x>' }),
        true,
      ],
      [{ field: 'header', header: 'X-Other', test: 'contains', value: 'news' }, mail(), false],
      [{ field: 'body', test: 'contains', value: 'secret word' }, mail({}, 'The secret word'), true],
      [{ field: 'body', test: 'not_contains', value: 'secret word' }, mail({}, 'The secret word'), false],
      [{ field: 'size', test: 'over', value: '0.002' }, mail({}, 'x'.repeat(3_000)), true],
      [{ field: 'size', test: 'under', value: '0.002' }, mail({}, 'x'.repeat(3_000)), false],
      [{ field: 'spam', test: 'yes' }, mail({ 'X-Spam-Flag': 'YES' }), true],
      [{ field: 'spam', test: 'yes' }, mail(), false],
      [{ field: 'spam', test: 'no' }, mail({ 'X-Spam': 'Yes' }), false],
    ];
    for (const [condition, message, expected] of cases) {
      expect([condition, await applies(condition, message)]).toEqual([condition, expected]);
    }
  });

  it('takes all of the conditions, any of them, or every message', async () => {
    const conditions = [
      { field: 'subject', test: 'is', value: 'Hello' },
      { field: 'sender', test: 'contains', value: 'nobody' },
    ];
    expect(await done([rule({ match: 'all', conditions })])).toEqual([inbox]);
    expect(await done([rule({ match: 'any', conditions })])).toContain(found);
    expect(await done([rule({ conditions: [] })])).toContain(found);
  });

  it('does what each action says', async () => {
    const act = (...actions: object[]) => done([rule({ actions })]);
    const create = 'create mailbox if it does not exist';
    expect(await act({ type: 'move', value: nastyFolder })).toEqual([
      `store message in folder: ${nastyFolder}`,
      create,
    ]);
    const copied = await act({ type: 'copy', value: 'Found' });
    expect(copied).toEqual(expect.arrayContaining([found, create, inbox]));
    expect(await act({ type: 'move', value: 'Found' }, { type: 'read' }, { type: 'flag' })).toEqual([
      found,
      create,
      'add IMAP flags: \\flagged \\seen',
    ]);
    expect(await act({ type: 'forward', value: 'x@else.example' })).toEqual(
      expect.arrayContaining(['redirect message to: <x@else.example>', inbox]),
    );
    expect(await act({ type: 'redirect', value: 'x@else.example' })).toEqual([
      'redirect message to: <x@else.example>',
    ]);
    expect(await act({ type: 'keep' })).toEqual([inbox]);
    expect(await act({ type: 'discard' })).toEqual(['discard']);
    expect((await act({ type: 'reject', value: 'No\n"thanks"' })).join()).toMatch(/reject/);
  });

  it('looks at no later rule once one says so, and still answers', async () => {
    const first = rule({ stop: 1 });
    const second = rule({ actions: [{ type: 'copy', value: 'Second' }] });
    expect(await done([first, second])).not.toContain('store message in folder: Second');
    expect(await done([{ ...first, stop: false }, second])).toContain('store message in folder: Second');
    const actions = await done([first, second], mail(), reply);
    expect(actions).toEqual(expect.arrayContaining([found, answered]));
    expect(actions).not.toContain('store message in folder: Second');
  });

  it('answers no message that a rule deletes or rejects, nor spam', async () => {
    expect(await done([rule({ actions: [{ type: 'discard' }] })], mail(), reply)).toEqual(['discard']);
    const rejected = await done([rule({ actions: [{ type: 'reject', value: 'No' }] })], mail(), reply);
    expect(rejected).not.toContain(answered);
    expect(await done([], mail({ 'X-Spam-Flag': 'YES' }), reply)).toEqual([inbox]);
  });

  it('rejects no message that an earlier rule has filed', async () => {
    const reject = rule({ actions: [{ type: 'reject', value: 'No' }] });
    const actions = await done([rule({ actions: [{ type: 'copy', value: 'Found' }] }), reject]);
    expect(actions).toEqual(expect.arrayContaining([found, inbox]));
    const other = rule({ conditions: [{ field: 'subject', test: 'is', value: 'Other' }] });
    expect((await done([other, reject])).join()).toMatch(/reject/);
  });

  it('answers with the text as it was typed, within the days alone', async () => {
    const hour = 3_600_000;
    const at = (hours: number) => new Date(Date.now() + hours * hour);
    const isAnswered = async (startsAt: Date | null, endsAt: Date | null) =>
      (await done([], mail(), { ...reply, startsAt, endsAt })).includes(answered);
    expect(await isAnswered(null, null)).toBe(true);
    expect(await isAnswered(at(-1), at(1))).toBe(true);
    expect(await isAnswered(at(1), null)).toBe(false);
    expect(await isAnswered(null, at(-1))).toBe(false);
    expect(await isAnswered(at(-30), null)).toBe(true);
  });

  const answers = async (message: Message, vacation = reply) =>
    engine.deliver(renderScript([], vacation), message);

  it('sends the answer as it was typed', async () => {
    const text = `Hi "you"\n\\o/ ${variable('x')}`;
    const answer = await answers(mail(), { ...reply, subject: 'Away until 7', text });
    expect(answer).toMatch(/^To: .*<anna@else\.example>/m);
    expect(answer).toMatch(/^Subject: Away until 7/m);
    expect(answer?.replaceAll('\r', '')).toContain(`\n\n${text}`);
  });

  it('answers mail to other addresses of the user where they are named', async () => {
    const toOther = mail({ To: 'sales@here.example' });
    expect(await answers(toOther)).toBeUndefined();
    expect(await answers(toOther, { ...reply, addresses: ['sales@here.example'] })).toBeDefined();
  });

  it('never answers lists, nor what was sent by a machine', async () => {
    for (const headers of [{ 'List-Id': '<news.else.example>' }, { 'Auto-Submitted': 'auto-replied' }]) {
      expect(await answers(mail(headers))).toBeUndefined();
    }
    expect(await answers({ ...mail(), sender: 'mailer-daemon@else.example' })).toBeUndefined();
    expect(await answers(mail({ 'X-Auto-Response-Suppress': 'DR, AutoReply' }))).toBeUndefined();
  });

  it('never answers addresses that nobody reads', async () => {
    const unread = ['noreply', 'No-Reply', 'shop-noreply', 'no_reply+7', 'donotreply', 'do-not-reply'];
    for (const name of [...unread, 'bounces+7', 'news-bounces', 'list-news'])
      expect([name, await answers({ ...mail(), sender: `${name}@else.example` })]).toEqual([name, undefined]);
    expect(await answers(mail({ From: 'Shop <no-reply@else.example>' }))).toBeUndefined();
    expect(await answers(mail({ 'Reply-To': 'noreply@else.example' }))).toBeUndefined();
    expect(await answers({ ...mail(), sender: 'norbert.reply@else.example' })).toBeDefined();
  });

  it('says who is away, whatever the name is', async () => {
    const from = async (name: string) => {
      const sender = { name, email: 'me@here.example' };
      return /^From: ((?:.|\r?\n[ \t])*)/m
        .exec((await answers(mail(), { ...reply, sender })) ?? '')?.[1]
        ?.trim();
    };
    expect(await from('')).toBe('<me@here.example>');
    expect(await from('Me "Myself" Smith, Jr.')).toBe('"Me \\"Myself\\" Smith, Jr." <me@here.example>');
    const encoded = await from(`Bérénice ${'ü'.repeat(40)}`);
    expect(encoded).toMatch(/<me@here\.example>$/);
    const words = [...(encoded ?? '').matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)].map(([, word = '']) => word);
    expect(words.map((word) => Buffer.from(word, 'base64').toString()).join('')).toBe(
      `Bérénice ${'ü'.repeat(40)}`,
    );
  });

  /** Everything that means something to Sieve, between letters of every kind. */
  const nasty = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...[
            '"',
            '\\',
            '\\"',
            '${',
            '}',
            variable('done'),
            variable('1'),
            variable('hex:22'),
            variable('unicode:22'),
            variable('dollar'),
          ],
          ...[
            '*',
            '?',
            '#',
            '/*',
            '*/',
            ';',
            '.',
            'text:',
            '\\\\',
            '$',
            '$$',
            '{',
            '[',
            ']',
            '(',
            ',',
            '%',
            '😀',
          ],
        ),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.join(''));
  const line = nasty
    .map((text) =>
      text
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
        .trim()
        .slice(0, 60),
    )
    .map(whole);
  const lines = fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((all) => all.join('\n'))
    .filter((text) => text.trim() !== '');
  const notEmpty = line.filter((text) => text !== '');
  const folder = notEmpty.map((text) => text.replaceAll('/', '-').replace(/^[~.]+/, '_'));
  const address = fc.constantFrom(
    'a@else.example',
    `o'neil+${variable('x')}@else.example`,
    'x{y}@else.example',
  );
  const textTest = fc.constantFrom('contains', 'not_contains', 'is', 'not_is', 'starts', 'ends', 'matches');
  const condition = fc.oneof(
    fc.record({ field: fc.constantFrom('sender', 'recipient', 'subject'), test: textTest, value: notEmpty }),
    fc.record({
      field: fc.constant('header'),
      header: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,74}$/),
      test: textTest,
      value: notEmpty,
    }),
    fc.record({
      field: fc.constant('body'),
      test: fc.constantFrom('contains', 'not_contains'),
      value: notEmpty,
    }),
    fc.record({
      field: fc.constant('size'),
      test: fc.constantFrom('over', 'under'),
      value: fc.constantFrom('0.001', '5', '12.5', '1000'),
    }),
    fc.record({ field: fc.constant('spam'), test: fc.constantFrom('yes', 'no') }),
  );
  const everyday = fc.oneof(
    fc.record({ type: fc.constantFrom('move', 'copy'), value: folder }),
    fc.record({ type: fc.constantFrom('forward', 'redirect'), value: address }),
    fc.record({ type: fc.constantFrom('read', 'flag', 'keep') }),
  );
  const final = fc.oneof(
    fc.record({ type: fc.constant('discard') }),
    fc.record({ type: fc.constant('reject'), value: lines }),
  );
  const anyRule = fc
    .record({
      name: notEmpty,
      match: fc.constantFrom('all', 'any'),
      conditions: fc.array(condition, { maxLength: 4 }),
      actions: fc.oneof(
        fc.array(everyday, { minLength: 1, maxLength: 3 }),
        fc.array(final, { minLength: 1, maxLength: 1 }),
      ),
      stop: fc.boolean(),
    })
    .map((given) => rule(given));
  const moment = fc.option(
    fc.date({ min: new Date('2020-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
    {
      nil: null,
    },
  );
  const anyReply = fc.record({
    active: fc.boolean(),
    startsAt: moment,
    endsAt: moment,
    subject: line,
    text: lines,
    days: fc.integer({ min: 1, max: 30 }),
    addresses: fc.array(address, { maxLength: 3 }),
    sender: fc.record({ name: line, email: address }),
  });

  it('compiles, whatever the rules and the reply say', async () => {
    const scripts = fc.sample(
      fc
        .tuple(fc.array(anyRule, { maxLength: 8 }), anyReply)
        .map(([rules, given]) => renderScript(rules, given)),
      400,
    );
    expect(await engine.compile(scripts.filter((script) => script !== ''))).toBe('');
  });

  it('finds exactly the text it was told to find, whatever is in it', async () => {
    const values = fc.sample(notEmpty, 40);
    for (const value of values) {
      const marks = rule({
        conditions: [{ field: 'body', test: 'contains', value }],
        actions: [{ type: 'copy', value: 'Found' }],
        stop: 1,
      });
      const answer = { ...reply, text: value };
      const hit = await engine.run(renderScript([marks], answer), utf8(mail({}, `before ${value} after`)));
      expect([value, hit.includes(found), hit.includes(answered)]).toEqual([value, true, true]);
      const miss = await engine.run(
        renderScript([marks], answer),
        utf8(mail({}, `before ${value.slice(0, -1)}`)),
      );
      expect([value, miss.includes(found)]).toEqual([value, false]);
    }
  });

  it('stays whole at the limits: fifty rules with ten conditions each', async () => {
    const value = '😀'.repeat(125);
    const conditions = Array.from({ length: 10 }, () => ({ field: 'subject', test: 'starts', value }));
    const rules = Array.from({ length: 50 }, (_, index) =>
      rule({ match: 'any', conditions, stop: index % 2, actions: [{ type: 'move', value: 'x'.repeat(80) }] }),
    );
    const script = renderScript(rules, { ...reply, text: 'x'.repeat(5_000), subject: value });
    expect(await engine.compile([script])).toBe('');
    expect(await engine.run(script, mail())).toEqual(expect.arrayContaining([inbox, answered]));
  });
});

/** Cutting may leave half of a character behind, which no form can send. */
function whole(text: string): string {
  return text
    .replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
    .trim();
}

const utf8 = (message: Message): Message => ({
  ...message,
  headers: { ...message.headers, 'Content-Type': 'text/plain; charset=utf-8', 'MIME-Version': '1.0' },
});
