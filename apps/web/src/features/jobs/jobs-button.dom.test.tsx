import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { sendCommand } from '../../api/send-command.ts';
import { watchJob } from '../../api/watched-job.ts';
import type { SentRequest } from '../../testing/made-up-server.ts';
import { named, press, showScreen, until } from '../../testing/show-screen.tsx';
import { Notifications } from '../../ui/notifications/notifications.tsx';
import { JobsButton } from './jobs-button.tsx';

vi.setConfig({ testTimeout: 30_000 });

const job = {
  id: '7',
  operation: 'disableSubAdmins',
  about: '',
  plan: null,
  state: 'running' as 'running' | 'done' | 'stopped',
  total: 2000,
  done: 400,
  failed: 0,
  created_at: new Date().toISOString(),
  ended_at: null,
};
const failures = [{ id: '3', name: 'anna', code: 'forbidden' }];
let shown: Awaited<ReturnType<typeof showScreen>>;

function Screen() {
  return (
    <>
      <JobsButton />
      <Notifications />
    </>
  );
}
const show = async (server: (request: SentRequest) => unknown) => {
  shown = await showScreen(Screen, { server, texts: ['jobs'] });
};
const text = () => document.body.textContent ?? '';

afterEach(async () => {
  await act(async () => watchJob(undefined));
  await shown.leave();
});

it('shows nothing while there is no job', async () => {
  await show(() => ({ rows: [] }));
  await until(() => shown.requests.length > 0);
  expect(shown.container.querySelector('button')).toBeNull();
});

it('opens as soon as a command began a job, follows it in the background and says how it ended', async () => {
  let now = { ...job };
  await show(({ action }) => {
    if (action === 'disableSubAdmins') return { job: '7' };
    return action === 'getJob' ? { ...now, failures } : { rows: [now] };
  });
  await act(async () => void (await sendCommand('disableSubAdmins', { all: 1, count: 2000 })));
  await until(() => text().includes('Disabling sub-admins'));
  await until(() => text().includes('400 of 2,000'));
  expect(text()).not.toContain('Operation was successful!');
  now = { ...job, state: 'done', done: 1999, failed: 1 };
  await until(() => text().includes('1,999 sub-admins disabled, 1 failed'));
  await until(() => text().includes('anna'));
  expect(text()).toContain('You have no permission for this operation.');
  expect(
    shown.requests.filter(({ action, isBackground }) => action === 'getJobs' && isBackground),
  ).not.toEqual([]);
});

it('offers the undo of a job that ended, where it has one, beside its details', async () => {
  let now: object = { ...job, operation: 'disableUsers', undo: null };
  await show(({ action }) => (action === 'undoUserChanges' ? { job: '8' } : { rows: [now] }));
  await press(await until(() => named('1 job running')));
  now = { ...now, state: 'done', done: 2000, undo: { kind: 'active', id: '5' } };
  await until(() => text().includes('2,000 users disabled'));
  await until(() => named('Details'));
  await press(await until(() => named('Undo')));
  const sent = await until(() => shown.requests.find(({ action }) => action === 'undoUserChanges'));
  expect(sent.fields).toEqual({ kind: 'active', id: '5' });
});

it('is there again after a reload, and goes on after an answer that did not come', async () => {
  let isDown = false;
  let done = 400;
  await show(() => (isDown ? new Error('down') : { rows: [{ ...job, done }] }));
  await press(await until(() => named('1 job running')));
  await until(() => text().includes('400 of 2,000'));
  isDown = true;
  const before = shown.requests.length;
  await until(() => shown.requests.length > before);
  isDown = false;
  done = 900;
  await until(() => text().includes('900 of 2,000'));
});

it('stops a job on demand', async () => {
  let state: typeof job.state = 'running';
  await show(({ action }) => {
    if (action !== 'stopJob') return { rows: [{ ...job, state }] };
    state = 'stopped';
    return 'success';
  });
  await press(await until(() => named('1 job running')));
  await press(await until(() => named('Stop: Disabling sub-admins')));
  await until(() => text().includes('Disabling sub-admins was stopped: 400 of 2,000 done'));
  expect(shown.requests.find(({ action }) => action === 'stopJob')?.fields).toEqual({ id: '7' });
});

it('leads from the job of an import to the import, also when it has ended', async () => {
  const plan = { kind: 'users', id: '12' };
  let now = { ...job, operation: 'applyPlan', about: 'users', plan };
  await show(() => ({ rows: [now] }));
  await press(await until(() => named('1 job running')));
  await press(await until(() => named('Open import')));
  await until(() => shown.address() === '/users/import/12');
  now = {
    ...now,
    about: 'list_members',
    plan: { kind: 'list_members', id: '13' },
    state: 'done',
    done: 2000,
  };
  await until(() => text().includes('Importing list members: 2,000 done'));
  await press(await until(() => named('Details')));
  await until(() => shown.address() === '/lists/import/13');
});
