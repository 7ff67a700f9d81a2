import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../features/logs/messages/en.ts';
import { aUser } from '../../testing/a-user.ts';
import {
  adminInfo,
  done,
  expectNoText,
  expectText,
  leavePanel,
  refused,
  showPanel,
  waitFor,
} from '../../testing/shown-panel.tsx';

const user = aUser({});
const row = {
  ...{ id: '7', at: '2026-01-31T20:05:09.000Z', story: 'abc', from: 'bob@far.example', to: user.email },
  ...{ reached: user.email, sender_ip: '', subject: 'To the user', bytes: null, score: null, is_spam: 0 },
  ...{ message_status: 'permanent', recipient_status: 'permanent', answer: '' },
} as const;
const page = (...rows: readonly object[]) => ({ rows, next: null, prev: null, kept_days: 60 });
const sent = {
  ...{ ...row, at: '2026-02-01T20:05:09.000Z', story: 'def', from: user.email, to: 'x@far.example' },
  ...{ subject: '', recipient_status: 'temporary' },
};
const server = { getUser: user, getUserOverview: () => refused('server_error') };
const { recent } = messages.story;

afterEach(leavePanel);

it('lists what did not arrive, the newest first, each with its story', async () => {
  const asked: string[] = [];
  const answer = (rows: object) => (form: URLSearchParams) => {
    asked.push(`${form.get('from')} ${form.get('to')} ${form.get('recipient_status[1]')}`);
    return done(page(rows));
  };
  await showPanel('/users/list/7', {
    ...server,
    getIncomingLogs: answer(row),
    getOutgoingLogs: answer(sent),
  });
  await expectText('To the user');
  await expectText('From bob@far.example');
  await expectText('To x@far.example');
  expect(asked.toSorted()).toEqual(
    [`${user.email} null permanent`, `null ${user.email} permanent`].toSorted(),
  );
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((link) => link.startsWith('/logs')).map(decodeURIComponent)).toEqual([
    '/logs/message/def',
    '/logs/message/abc',
    `/logs/incominglogs?to=${user.email}&recipient_status=temporary,permanent`,
    `/logs/outgoinglogs?from=${user.email}&recipient_status=temporary,permanent`,
  ]);
});

it('says so where everything arrived, and is not there for those who may not see the logs', async () => {
  await showPanel('/users/list/7', { ...server, getIncomingLogs: page(), getOutgoingLogs: page() });
  await expectText(recent.empty);
  leavePanel();
  await showPanel('/users/list/7', {
    ...server,
    getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
    getPermissions: { ...permissionsAt(0), users: 1 },
  });
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(user.unicode));
  await expectNoText(recent.title);
});
