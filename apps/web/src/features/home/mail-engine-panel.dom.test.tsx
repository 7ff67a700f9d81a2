import type { ActionAnswer } from '@posthouse/contract';
import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../../api/session-storage.ts';
import { messages as shared } from '../../i18n/messages/en.ts';
import { refused } from '../../testing/made-up-server.ts';
import { named, press, showScreen, until } from '../../testing/show-screen.tsx';
import { MailEnginePanel } from './mail-engine-panel.tsx';
import { messages } from './messages/en.ts';

type MailEngine = ActionAnswer<'getMailEngine'>;

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const since = '2026-01-31T08:05:00.000Z';
const running: MailEngine = { state: 'running', since, services: [{ name: 'postfix', state: 'running' }] };
const stopped: MailEngine = { state: 'stopped', since, services: [] };
const notInstalled: MailEngine = { state: 'not_installed', since: null, services: [] };
const subAdmin = { userRole: 'subadmin', permissions: permissionsAt(0) } as const;

async function show(engine: () => unknown, session: Partial<Session> = {}) {
  shown = await showScreen(MailEnginePanel, {
    server: ({ action }) => (action === 'getMailEngine' ? engine() : { accepted: 1204, refused: 12 }),
    texts: ['home'],
    session,
  });
}
const text = () => shown.container.textContent;
const says = (line: string) => until(() => text() === `${shared.mailEngine.title}${line}`);
const logins = `${messages.engine.logins}1,204 accepted, 12 refused`;

it('says since when the mail engine runs, and how many logged in to mailboxes', async () => {
  await show(() => running);
  await says(`Runningsince Jan 31, 2026${logins}`);
});

it('names the services that do not run', async () => {
  const services: MailEngine['services'] = [
    { name: 'dovecot', state: 'running' },
    { name: 'postfix', state: 'stopped' },
    { name: 'rspamd', state: 'stopped' },
  ];
  await show(() => ({ state: 'trouble', since, services }));
  await says(`Not running: Postfix, Rspamd${logins}`);
});

it('tells the main admin who has to start a stopped one', async () => {
  await show(() => stopped);
  await says(`Stoppedsince Jan 31, 2026${logins}${messages.engine.start}`);
});

it('tells the main admin who has to set it up, and counts nothing that was never measured', async () => {
  await show(() => notInstalled);
  await says(`Not installed${messages.engine.setUp}`);
  expect(text()).not.toContain('npm run');
  expect(shown.requests.map(({ action }) => action)).toEqual(['getMailEngine']);
});

it('shows a sub-admin without the logs the state alone', async () => {
  await show(() => stopped, subAdmin);
  await says('Stoppedsince Jan 31, 2026');
  expect(shown.requests.map(({ action }) => action)).toEqual(['getMailEngine']);
});

it('counts mailbox logins for a sub-admin who can view logs, and shows no command', async () => {
  await show(() => stopped, { ...subAdmin, permissions: { ...subAdmin.permissions, logs: 1 } });
  await says(`Stoppedsince Jan 31, 2026${logins}`);
});

it('notices in the background that it stopped', async () => {
  let engine = running;
  await show(() => engine);
  await says(`Runningsince Jan 31, 2026${logins}`);
  engine = stopped;
  await until(() => text()?.includes('Stopped'));
  const asked = shown.requests.filter(({ action }) => action === 'getMailEngine');
  expect(asked.map(({ isBackground }) => isBackground)).toEqual([false, true]);
});

it('says when the state could not be loaded, and tries it again', async () => {
  let answer: unknown = refused('server_error');
  await show(() => answer);
  await until(() => text()?.includes(shared.errors.server_error));
  answer = stopped;
  const retry = await until(() => named(shared.action.retry));
  await press(retry);
  await until(() => text()?.includes('Stopped'));
});
