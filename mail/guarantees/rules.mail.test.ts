import {
  type DeliveryRule,
  ruleActionTypes,
  ruleFields,
  testsOf,
} from '@posthouse/contract/features/users/delivery-rules';
import { describe, expect, it } from 'vitest';
import { send, withImap } from './clients.ts';
import { arrived, newDomain, newUser, read, receivedBy, set, type TestUser, until, world } from './house.ts';

type Rule = Omit<DeliveryRule, 'id'>;
type Condition = Rule['conditions'][number];
type Action = Rule['actions'][number];

const domain = await newDomain();

const rule = (conditions: Condition[], actions: Action[], more: Partial<Rule> = {}): Rule => ({
  ...{ name: 'A rule', active: 1, match: 'all', stop: 0 },
  ...{ conditions, actions, ...more },
});
const copyTo = (folder: string): Action => ({ type: 'copy', value: folder });
const subjectHas = (value: string): Condition => ({ field: 'subject', header: '', test: 'contains', value });

/** The folders in which there is a message with this subject; call it when all of it has arrived. */
const foldersWith = (user: TestUser, subject: string) =>
  withImap(user, async (client) => {
    const found: string[] = [];
    for (const { path, status } of await client.list({ statusQuery: { messages: true } })) {
      if (!status?.messages) continue;
      await client.mailboxOpen(path);
      const messages = await client.search({ header: { subject } });
      if (messages && messages.length > 0) found.push(path);
    }
    return found.sort();
  });

/** One that applies to the first of two messages, or to the second where it says the opposite. */
function conditionOf(field: Condition['field'], test: Condition['test'], recipient: string): Condition {
  const [name = ''] = recipient.split('@');
  const texts: Readonly<Record<string, { whole: string; start: string; end: string; pattern: string }>> = {
    sender: { whole: 'anna@one.example', start: 'anna@', end: '@one.example', pattern: 'a??a@*.example' },
    recipient: { whole: recipient, start: `${name}@`, end: `${name}@${domain}`, pattern: `${name}@*` },
    subject: { whole: 'looked at', start: 'looked', end: 'd at', pattern: 'l*k?d at' },
    header: { whole: 'Build 7 done', start: 'Build 7', end: '7 done', pattern: 'B* ? done' },
  };
  const { whole, start, end, pattern } = texts[field] ?? { whole: '', start: '', end: '', pattern: '' };
  const values: Partial<Record<Condition['test'], string>> = {
    ...{ contains: start, not_contains: start, is: whole, not_is: whole },
    ...{ starts: start, ends: end, matches: pattern, over: '0.1', under: '0.1' },
  };
  const value = field === 'body' ? 'secret word' : (values[test] ?? '');
  return { field, header: field === 'header' ? 'X-Topic' : '', test, value };
}
const opposites: readonly string[] = ['not_contains', 'not_is', 'over', 'yes'];

describe.concurrent('delivery rules', () => {
  it('look at sender, recipients, subject, headers, text, size and spam, with every test there is', async () => {
    const user = await newUser(domain);
    const pairs = ruleFields.flatMap((field) => testsOf[field].map((test) => ({ field, test })));
    const folderOf = ({ field, test }: (typeof pairs)[number]) => `${field} ${test}`;
    const rules = pairs.map((pair) =>
      rule([conditionOf(pair.field, pair.test, user.user)], [copyTo(folderOf(pair))]),
    );
    await set('setDeliveryRules', { id: user.id, rules });
    expect(
      await send({
        ...{ from: 'anna@one.example', headerFrom: 'Anna Berg <anna@one.example>', to: user.user },
        ...{ subject: 'looked at', headers: { 'X-Topic': 'Build 7 done' }, text: 'Here is the secret word.' },
      }),
    ).toBe('sent');
    await arrived(user, 'looked at');
    const one = await foldersWith(user, 'looked at');
    const isOpposite = ({ test }: (typeof pairs)[number]) => opposites.includes(test);
    const first = pairs.filter((pair) => !isOpposite(pair)).map(folderOf);
    expect(one).toEqual(['INBOX', ...first].sort());

    expect(
      await send({
        ...{ from: 'shop@two.example', to: user.user.replace('@', '+shop@'), subject: 'other' },
        ...{ headers: { 'X-Topic': 'Other', 'X-Test-Score': '30' }, attachedBytes: 150_000 },
      }),
    ).toBe('sent');
    await arrived(user, 'other', 'Junk');
    const second = pairs.filter(isOpposite).map(folderOf);
    expect(await foldersWith(user, 'other')).toEqual(['Junk', ...second].sort());
  });

  it('need all of their conditions, any of them or none; one that is off does nothing, one that stops is the last', async () => {
    const user = await newUser(domain);
    const both = [subjectHas('half'), subjectHas('whole')];
    await set('setDeliveryRules', {
      id: user.id,
      rules: [
        rule([], [copyTo('Off')], { active: 0 }),
        rule([], [copyTo('Every')]),
        rule(both, [copyTo('All')]),
        rule(both, [copyTo('Any')], { match: 'any' }),
        rule([subjectHas('stop')], [copyTo('Last')], { stop: 1 }),
        rule([], [copyTo('After')]),
      ],
    });
    const cases = {
      'the half': ['After', 'Any', 'Every', 'INBOX'],
      'the half and the whole': ['After', 'All', 'Any', 'Every', 'INBOX'],
      'stop here': ['Every', 'INBOX', 'Last'],
    };
    for (const [subject, folders] of Object.entries(cases)) {
      // Searches find parts of subjects.
      const whole = `${subject}.`;
      expect(await send({ to: user.user, subject: whole })).toBe('sent');
      await arrived(user, whole);
      expect(await foldersWith(user, whole)).toEqual(folders);
    }
  });

  it('move, copy, mark, keep, forward, redirect, discard and reject mail, from the next message on', async () => {
    const user = await newUser(domain);
    const out = (type: string) => `${type}-${user.id}@world.example`;
    const values: Partial<Record<Action['type'], string>> = {
      ...{ move: 'Moved/2026.Q1', copy: 'Copied', reject: 'We take no offers here.' },
      ...{ forward: out('forward'), redirect: out('redirect') },
    };
    const actionOf = (type: Action['type']) => ({ type, value: values[type] ?? '' });
    const actionsOf = (type: Action['type']): Action[] =>
      type === 'keep' ? [{ type: 'move', value: 'Kept' }, actionOf(type)] : [actionOf(type)];
    const rules = ruleActionTypes.map((type) => rule([subjectHas(`to ${type}`)], actionsOf(type)));
    await set('setDeliveryRules', { id: user.id, rules });
    const offerer = `offers-${user.id}@world.example`;
    for (const type of ruleActionTypes)
      expect(await send({ from: offerer, to: user.user, subject: `to ${type}` })).toBe('sent');

    expect(await arrived(user, 'to move', 'Moved/2026.Q1')).toHaveLength(1);
    expect(await arrived(user, 'to copy', 'Copied')).toHaveLength(1);
    expect(await arrived(user, 'to keep', 'Kept')).toHaveLength(1);
    for (const type of ['forward', 'redirect']) {
      const sentOn = (await receivedBy(world, `to ${type}`)).filter(({ to }) => to.includes(out(type)));
      expect(sentOn.map(({ from }) => from)).toEqual([user.user]);
    }
    const refusals = () => world.filter(({ to }) => to.includes(offerer));
    await until(() => refusals().length > 0, 'the refusal');
    expect(refusals()).toHaveLength(1);
    expect(refusals()[0]?.text).toMatch(/We\s+take\s+no\s+offers\s+here\./);
    for (const type of ['copy', 'read', 'flag', 'keep', 'forward']) await arrived(user, `to ${type}`);
    for (const type of ['move', 'redirect', 'discard', 'reject'] as const)
      expect(await foldersWith(user, `to ${type}`)).toEqual(type === 'move' ? ['Moved/2026.Q1'] : []);
    expect(await flagsOf(user, 'to read')).toEqual(['\\Seen']);
    expect(await flagsOf(user, 'to flag')).toEqual(['\\Flagged']);
    expect(await flagsOf(user, 'to keep')).toEqual([]);

    await set('setDeliveryRules', { id: user.id, rules: [] });
    expect(await send({ to: user.user, subject: 'to discard no more' })).toBe('sent');
    expect(await arrived(user, 'to discard no more')).toHaveLength(1);
    expect(await read(user, 'to discard')).toHaveLength(1);
  });
});

/** What mail programs show about the one message with this subject. */
const flagsOf = (user: TestUser, subject: string) =>
  withImap(user, async (client) => {
    await client.mailboxOpen('INBOX');
    const [message] = await client.fetchAll({ header: { subject } }, { flags: true });
    return [...(message?.flags ?? [])].filter((flag) => flag !== '\\Recent');
  });
