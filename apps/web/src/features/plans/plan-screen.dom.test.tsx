import { afterEach, expect, it, vi } from 'vitest';
import { shownNotifications } from '../../api/notification-store.ts';
import { queryClient } from '../../api/query-client.ts';
import { forgetText, handedProblems, handedText } from '../../domain/imports/handed-text.ts';
import { refused, type SentRequest } from '../../testing/made-up-server.ts';
import { named, press, showScreen, until } from '../../testing/show-screen.tsx';
import type { Plan } from './plan.ts';
import { AliasesPlan, BuilderPlan, ListMembersPlan, UsersPlan } from './plan-screen.tsx';

const plan: Plan = {
  id: '7',
  kind: 'users',
  state: 'planned',
  reason: null,
  undo_of: null,
  created_at: '2026-03-02T10:00:00.000Z',
  expires_at: '2026-03-03T10:00:00.000Z',
  ended_at: null,
  job: null,
  outcomes: { create: 1, update: 1, remove: 0, skip: 0, refuse: 1 },
  done: 0,
  failed: 0,
  undone: 0,
  changes: {},
  generated: 1,
  passwords_ready: 0,
  undoable: 0,
  waiting: 0,
  waits_until: null,
  follows: null,
  followed_by: null,
};
const about = { type: null, result: null, reason: null, before: null, after: null };
const rows = [
  {
    ...about,
    id: '1',
    line: 2,
    name: 'anna@a.example',
    outcome: 'create',
    after: { quota: 1500, name: 'Anna' },
  },
  {
    ...about,
    id: '2',
    line: 3,
    name: 'ben@a.example',
    outcome: 'update',
    before: { active: true, language: '' },
    after: { active: false, language: 'de', password: 'given' },
  },
  { ...about, id: '3', line: 4, name: 'x@b.example', outcome: 'refuse', reason: { code: 'not_found' } },
];
/** What is wrong with the cells of a row. */
const finding = (fields: Readonly<Record<string, unknown>>) => ({ code: 'invalid_input', fields });
const refusals = [
  finding({ quota_gb: { code: 'format' } }),
  finding({ mailbox_type: { code: 'type_unsuitable' }, imap: { code: 'format' } }),
  finding({ relay_host: { code: 'required' } }),
  finding({ quota: { code: 'quota_available', params: { num: 1603.5 } } }),
  { code: 'limit_reached', params: { type: 'enhanced' } },
].map((reason, n) => ({ ...about, id: `${n}`, line: n, name: `r${n}@a.example`, outcome: 'refuse', reason }));
const page = { rows, next: null, prev: null, total: 3, total_capped: 0 };

let leave = async () => {};
afterEach(() => leave());

async function show(answers: Readonly<Record<string, (sent: SentRequest) => unknown>>, Screen = UsersPlan) {
  const shown = await showScreen(Screen, {
    texts: ['plans', 'history'],
    server: (sent) => answers[sent.action]?.(sent) ?? refused('rate_limited'),
  });
  ({ leave } = shown);
  return shown;
}
const textOf = () => document.body.textContent ?? '';

it('says of each row what becomes of it in words: old and new values, and why not', async () => {
  await show({ getPlan: () => ({ ...page, plan }) });
  await until(() => textOf().includes('Name: Anna; Quota: 1.5 GB'));
  expect(textOf()).toContain('Language: empty → Deutsch; Active: Yes → No; Password: From the file');
  expect(textOf()).toContain('You have no domain with this name.');
});

it('says of each refused row what the file may say there, and in which column', async () => {
  await show({ getPlan: () => ({ ...page, rows: refusals, plan }) });
  await until(() => textOf().includes('Quota (quota_gb): Enter GB as a number, for example 2.5.'));
  for (const text of [
    'Mailbox type: Shared mailboxes, rooms and equipment need the account type enhanced. IMAP: Enter yes or no.',
    'Mail server (relay_host): This field is required.',
    'Quota: Available quota is 1,603.5 GB.',
    'No Enhanced seats are left. Free some, or ask your provider for more.',
  ])
    expect(textOf()).toContain(text);
});

it('is applied by its button, shows how far that is, and then what can be done with the result', async () => {
  let now: Plan = plan;
  const { requests } = await show({
    getPlan: () => ({ ...page, plan: now }),
    applyPlan: () => {
      now = { ...plan, state: 'applying', done: 1, job: '9' };
      return { job: '9' };
    },
  });
  await press(await until(() => named('Apply 2 changes')));
  await until(() => textOf().includes('Applying…'));
  expect(requests.find(({ action }) => action === 'applyPlan')?.fields).toEqual({ kind: 'users', id: '7' });
  now = {
    ...now,
    state: 'done',
    done: 2,
    ended_at: '2026-03-02T10:05:00.000Z',
    undoable: 1,
    passwords_ready: 1,
  };
  await until(() => textOf().includes('Finished: 2 done'));
  expect(textOf()).toContain('it has the generated passwords');
  for (const name of ['Download result', 'Undo these changes', 'Fix refused rows'])
    expect(named(name)).toBeDefined();
  expect(named('Apply 2 changes')).toBeUndefined();
});

it('that was quick leaves nothing on other screens as it was before', async () => {
  let now: Plan = plan;
  await show({
    getPlan: () => ({ ...page, plan: now }),
    applyPlan: () => {
      queryClient.setQueryData(['getDomains', {}], { rows: [] });
      now = { ...plan, state: 'done', done: 2, ended_at: '2026-03-02T10:05:00.000Z', job: '9' };
      return { job: '9' };
    },
  });
  await press(await until(() => named('Apply 2 changes')));
  await until(() => textOf().includes('Finished: 2 done'));
  expect(queryClient.getQueryState(['getDomains', {}])?.isInvalidated).toBe(true);
});

it('says that generated passwords are gone once they were downloaded', async () => {
  await show({ getPlan: () => ({ ...page, plan: { ...plan, state: 'done', done: 2 } }) });
  await until(() => textOf().includes('The generated passwords are no longer here'));
});

it('that was not applied in time offers to check its rows again, and nothing else', async () => {
  await show({ getPlan: () => ({ ...page, plan: { ...plan, state: 'expired' } }) });
  await until(() => textOf().includes('was not applied in time'));
  expect(named('Edit and check again')).toBeDefined();
  expect(named('Apply 2 changes')).toBeUndefined();
});

it('speaks of aliases and of members in their own words', async () => {
  const stale = {
    ...about,
    id: '2',
    line: 3,
    name: 'b@a.example',
    outcome: 'refuse',
    reason: { code: 'stale' },
  };
  const forward = ['anna@a.example', 'x@xn--bcher-kva.example'];
  const alias = { ...about, id: '1', line: 2, name: 'info@a.example', outcome: 'create', after: { forward } };
  const answer = (kind: Plan['kind']) => ({
    ...page,
    rows: [alias, stale],
    plan: { ...plan, kind, generated: 0 },
  });
  await show({ getPlan: () => answer('aliases') }, AliasesPlan);
  await until(() => textOf().includes('Destinations: anna@a.example, x@bücher.example'));
  expect(textOf()).toContain('Someone has changed this alias in the meantime.');
  await leave();
  const { requests } = await show({ getPlan: () => answer('list_members') }, ListMembersPlan);
  await until(() => textOf().includes('Someone has changed this list in the meantime.'));
  expect(requests[0]?.fields).toMatchObject({ kind: 'list_members' });
});

it('of a customer names the type of each row, and speaks of each in its own words', async () => {
  const built = { ...plan, kind: 'builder', state: 'done', done: 1, ended_at: plan.created_at } as const;
  const unverified = { code: 'domain_unverified' };
  const mixed = [
    { ...about, id: '1', line: 2, name: 'a.example', type: 'domain', outcome: 'create', result: 'done' },
    { ...about, id: '2', line: 3, name: 'x@a.example', type: 'user', outcome: 'refuse', reason: unverified },
    {
      ...{ ...about, id: '3', line: 4, name: 'team@b.example', type: 'list', outcome: 'refuse' },
      reason: finding({ members: { code: 'email_invalid' } }),
    },
    {
      ...{ ...about, id: '4', line: 5, name: 'crew', outcome: 'refuse' },
      reason: finding({ type: { code: 'format' } }),
    },
    {
      ...{ ...about, id: '5', line: 6, name: 'info@b.example', type: 'alias', outcome: 'create' },
      after: { forward: ['anna@b.example'] },
    },
  ];
  const { requests } = await show({ getPlan: () => ({ ...page, rows: mixed, plan: built }) }, BuilderPlan);
  await until(() => textOf().includes('Set its DNS records and verify it.'));
  for (const text of ['Domain', 'Members: ', 'Enter domain, user, alias or list.', 'anna@b.example'])
    expect(textOf()).toContain(text);
  expect(requests.some(({ fields }) => fields['sort'] === 'attention')).toBe(true);
  expect(named('Plan the rest')).toBeDefined();
});

it('of a customer takes only the rows that are not done back to the form, with what is wrong with them', async () => {
  const built = { ...plan, kind: 'builder', state: 'done', done: 1, ended_at: plan.created_at } as const;
  const refusedRow = { ...about, line: 3, type: 'user', outcome: 'refuse' };
  const mixed = [
    { ...refusedRow, id: '1', name: 'x@a.example', reason: finding({ quota: { code: 'required' } }) },
    { ...refusedRow, id: '2', name: 'y@a.example', reason: { code: 'domain_unverified' } },
    { ...about, id: '3', line: 2, name: 'a.example', type: 'domain', outcome: 'create', result: 'done' },
  ];
  const { requests } = await show(
    {
      getPlan: () => ({ ...page, rows: mixed, plan: built }),
      downloadPlan: () => ({ url: '/download/1' }),
    },
    BuilderPlan,
  );
  const network = fetch;
  vi.stubGlobal('fetch', async (url: string, sent?: RequestInit) =>
    sent ? network(url, sent) : new Response('type,email,problem\nuser,x@a.example,quota: required'),
  );
  await press(await until(() => named('Plan the rest')));
  await until(() => handedText() !== '');
  expect(requests.find(({ action }) => action === 'downloadPlan')?.fields['part']).toBe('refused');
  expect(handedProblems()).toEqual([
    { type: 'user', name: 'x@a.example', text: 'Quota: This field is required.' },
  ]);
  forgetText();
});

it('of a customer whose domains are not verified adds the rest by itself where that is wanted, or leads there', async () => {
  const built = {
    ...plan,
    kind: 'builder',
    state: 'done',
    done: 1,
    ended_at: plan.created_at,
    waiting: 2,
  } as const;
  let waitsUntil: string | null = null;
  const { requests } = await show(
    {
      getPlan: () => ({ ...page, rows: [], plan: { ...built, waits_until: waitsUntil } }),
      setPlanWaiting: ({ fields }) => {
        waitsUntil = fields['waiting'] === '1' ? '2199-01-31T08:05:00.000Z' : null;
        return 'success';
      },
    },
    BuilderPlan,
  );
  await until(() => textOf().includes('2 rows wait for their domains'));
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.filter(({ textContent }) => textContent === 'Plan the rest')).toHaveLength(1);
  await press(await until(() => named('Add them once verified')));
  await until(() => textOf().includes('Added automatically if the domain is verified by'));
  await press(await until(() => named('Stop waiting')));
  await until(() => named('Add them once verified'));
  const asked = requests.filter(({ action }) => action === 'setPlanWaiting');
  expect(asked.map(({ fields }) => fields['waiting'])).toEqual(['1', '0']);
  await leave();
  await show({ getPlan: () => ({ ...page, rows: [], plan: { ...built, undo_of: '6' } }) }, BuilderPlan);
  await until(() => textOf().includes('Finished: 1 undone'));
  expect(textOf()).not.toContain('wait for their domains');
});

it('whose waiting rows were added leads to what came of them', async () => {
  const built = {
    ...plan,
    kind: 'builder',
    state: 'done',
    done: 1,
    ended_at: plan.created_at,
    waiting: 2,
  } as const;
  await show({ getPlan: () => ({ ...page, rows: [], plan: { ...built, followed_by: '9' } }) }, BuilderPlan);
  await until(() => textOf().includes('These rows were checked again after their domain was verified.'));
  expect(document.querySelector('a[href="/builder/9"]')).not.toBeNull();
});

it('that is still being made says so, offers nothing, and shows its rows once they are there', async () => {
  const none = { create: 0, update: 0, remove: 0, skip: 0, refuse: 0 };
  let now: Plan = { ...plan, state: 'planning', outcomes: none };
  await show({ getPlan: () => ({ ...page, rows: now === plan ? rows : [], plan: now }) });
  await until(() => textOf().includes('Checking the rows…'));
  expect(named('Edit and check again')).toBeUndefined();
  expect(textOf()).not.toContain('No rows');
  now = plan;
  await until(() => textOf().includes('Name: Anna; Quota: 1.5 GB'));
  expect(named('Apply 2 changes')).toBeDefined();
});

it('whose file can’t be read says why, and shows no rows', async () => {
  const reason = { code: 'file_invalid', params: { reason: 'empty' } } as const;
  const now: Plan = { ...plan, state: 'refused', reason, ended_at: plan.created_at };
  await show({ getPlan: () => ({ ...page, rows: [], plan: now }) });
  await until(() => textOf().includes('The rows can’t be checked'));
  expect(textOf()).toContain('The file cannot be used: it has no rows');
  expect(named('Edit and check again')).toBeUndefined();
  expect(named('Download result')).toBeUndefined();
  expect(textOf()).not.toContain('No rows');
});

it('that undoes another says so on its button, in the colour of what removes things', async () => {
  let now: Plan = { ...plan, undo_of: '6', outcomes: { ...plan.outcomes, create: 0, remove: 4 } };
  await show({ getPlan: () => ({ ...page, plan: now }) });
  const button = await until(() => named('Undo 5 changes'));
  expect(button.className).toContain('colorError');
  expect(named('Apply 5 changes')).toBeUndefined();
  await leave();
  now = { ...now, state: 'applying', done: 1 };
  await show({ getPlan: () => ({ ...page, plan: now }) });
  await until(() => textOf().includes('Undoing…'));
  await leave();
  now = { ...now, state: 'done', done: 5, ended_at: '2026-03-02T10:05:00.000Z' };
  await show({ getPlan: () => ({ ...page, plan: now }) });
  await until(() => textOf().includes('Finished: 5 undone'));
});

it('says that it was undone, and offers that no more', async () => {
  const done = { ...plan, state: 'done', done: 2, ended_at: '2026-03-02T10:05:00.000Z', undoable: 1 };
  await show({ getPlan: () => ({ ...page, plan: { ...done, undone: 2 } }) });
  await until(() => textOf().includes('These changes were undone'));
  expect(named('Undo these changes')).toBeUndefined();
  await leave();
  await show({ getPlan: () => ({ ...page, plan: { ...done, state: 'stopped', undone: 2 } }) });
  await until(() => textOf().includes('These changes were undone'));
  expect(textOf()).not.toContain('What was done is kept');
  await leave();
  // The others can't come back.
  await show({ getPlan: () => ({ ...page, plan: { ...done, undone: 1, undoable: 0 } }) });
  await until(() => textOf().includes('Undone: 1 of 2 changes'));
  expect(named('Undo these changes')).toBeUndefined();
});

it('that undoes another and was stopped says how to go on', async () => {
  const stopped = { ...plan, undo_of: '6', state: 'stopped', done: 2, ended_at: '2026-03-02T10:05:00.000Z' };
  await show({ getPlan: () => ({ ...page, plan: stopped }) });
  await until(() => textOf().includes('What was undone stays undone.'));
  expect(textOf()).not.toContain('What was done is kept');
});

it('says why it cannot be undone or taken back to the form', async () => {
  const done = { ...plan, state: 'done', done: 2, ended_at: '2026-03-02T10:05:00.000Z', undoable: 1 };
  await show({
    getPlan: () => ({ ...page, plan: done }),
    undoPlan: () => refused('forbidden'),
    downloadPlan: () => refused('not_found'),
  });
  await press(await until(() => named('Fix refused rows')));
  const reasons = () => shownNotifications().map(({ key, title }) => [key, title]);
  await until(() => reasons().length === 1);
  await press(await until(() => named('Undo these changes')));
  await press(await until(() => named('Show preview')));
  await until(() => reasons().length === 2);
  expect(reasons()).toEqual([
    ['downloadPlan', 'Not found.'],
    ['undoPlan', 'You have no permission for this operation.'],
  ]);
});
