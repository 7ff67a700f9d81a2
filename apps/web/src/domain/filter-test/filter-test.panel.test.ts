import { filterRules } from '@posthouse/contract/fields/filter-decision';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../features/test-filter/messages/en.ts';
import { messages as shared } from '../../i18n/messages/en.ts';
import {
  done,
  expectText,
  leavePanel,
  press,
  type Replies,
  refused,
  showPanel,
  type,
  waitFor,
} from '../../testing/shown-panel.tsx';
import type { Asked, Receiver } from './rule-link.ts';

const upTo = (rule: Asked['rule'], last: Partial<Asked> = {}): Asked[] => {
  const asked = filterRules.slice(0, filterRules.indexOf(rule) + 1);
  return asked.map((name) => ({
    ...{ rule: name, outcome: name === rule ? 'decides' : 'silent', entry: null },
    ...(name === rule ? last : {}),
  }));
};
const ben: Receiver = {
  ...{ kind: 'user', name: 'ben@here.example', verdict: 'junk', decided_by: 'score' },
  ...{ asked: upTo('score'), spam_score: 6 },
};
const blocked: Receiver = {
  ...{ kind: 'outside', name: 'here.example', verdict: 'refuse', decided_by: 'domain_networks' },
  asked: upTo('domain_networks', { entry: { id: '8', text: '192.0.2.0/24' } }),
  spam_score: 6,
};
const hidden: Receiver = {
  ...{ kind: 'list', name: 'team@here.example', verdict: 'refuse', decided_by: 'account_senders' },
  asked: upTo('account_senders', { entry: { id: null, text: '' } }),
  spam_score: 6,
};
const none = { rows: [], next: null, prev: null, total: 0, total_capped: 0 };
const server: Replies = {
  getAutoWhitelist: none,
  testFilter: { receivers: [ben, blocked, hidden], hidden: 2 },
};
const at = '/filtering/autowhitelist';

afterEach(leavePanel);

it('says for each receiver what becomes of the message, which rule decides, and where that is set', async () => {
  await showPanel(`${at}?test=from=anna@partner.example,to=all@here.example,score=7.5`, server);
  await expectText('ben@here.example gets it in the spam folder');
  await expectText('Spam: the score is 7.5, and spam starts at 6.');
  await expectText('here.example doesn’t get it: it is refused');
  await expectText(`Decided by: ${messages.rule.domain_networks}`);
  await expectText('Refused because of this entry: an entry of the account');
  await expectText('There are 2 more recipients that you can’t see.');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/filtering/settings?domain=here.example',
    '/filtering/ipaccesslists?open=8',
  ]);
});

it('asks what was typed, at an address that can be shared', async () => {
  const sent: Record<string, string>[] = [];
  await showPanel(`${at}?test=1`, {
    ...server,
    testFilter: (form: URLSearchParams) => {
      sent.push(Object.fromEntries(form));
      return done({ receivers: [ben], hidden: 0 });
    },
  });
  await expectText(messages.idle.title);
  await type(messages.form.to, 'ben@here.example');
  await type(messages.form.from, 'anna');
  await press(messages.submit);
  await expectText(shared.fields.email_invalid);
  await type(messages.form.from, '');
  await press(messages.submit);
  await expectText('ben@here.example gets it in the spam folder');
  expect(sent).toEqual([{ from: '', to: 'ben@here.example', spf: 'pass' }]);
  await waitFor(() => expect(decodeURIComponent(location.search)).toBe('?test=to=ben@here.example'));
});

it('says so where nobody gets mail to that address', async () => {
  await showPanel(`${at}?test=to=nobody@here.example`, {
    ...server,
    testFilter: () => refused('not_found'),
  });
  await expectText('Nobody in your account gets mail to nobody@here.example.');
});
