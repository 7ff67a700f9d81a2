import type { ActionAnswer } from '@posthouse/contract';
import { permissionsAt } from '@posthouse/contract/core/permissions';
import { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { QueryObserver } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { endSession } from '../../api/session.ts';
import { startMadeUpSession } from '../../testing/made-up-session.ts';
import type { ActionForm } from './use-action-form.ts';
import { useRecordForm } from './use-record-form.ts';

type Row = ActionAnswer<'updateSubAdmin'>;
const schema = subAdminsActions.updateSubAdmin.input.omit({ id: true });
const loaded: Row = {
  id: '7',
  username: 'helper',
  name: 'Anna',
  email: 'anna@example.com',
  email_confirmed: 1,
  active: 1,
  twofa_allowed: 1,
  twofa_enabled: 0,
  ip_restricted: 0,
  invited: 0,
  invitation_expires: null,
  lastlogin: null,
  created_at: '2026-03-02T10:00:00.000Z',
  permissions: permissionsAt(1),
  domains_limited: 0,
  domains: [],
  version: 1,
};
const theirs: Row = { ...loaded, name: 'Anne', email: 'anne@example.com', version: 2 };
const valuesOf = ({ name, email }: Row) => ({ name, email });
/** What the server says to one attempt after the other. */
let answers: (object | 'stale')[];
let sent: Record<string, string>[];
const onDone = vi.fn<(isDirty: boolean) => void>();
let shown: ActionForm<(typeof schema)['_zod']['input']>;
let root: Root;

function Form({ version }: { readonly version: number }) {
  shown = useRecordForm({
    command: 'updateSubAdmin',
    given: { id: '7' },
    record: version === 1 ? loaded : theirs,
    load: async () => theirs,
    schema,
    valuesOf,
    onDone: () => onDone(shown.form.formState.isDirty),
  });
  // Reading it is what subscribes to it.
  return <>{String(shown.form.formState.isDirty)}</>;
}

const draw = (version = 1) => act(() => root.render(<Form version={version} />));
const type = (name: string) => act(() => shown.form.setValue('name', name, { shouldDirty: true }));
const save = () => act(() => shown.onSubmit());

const stored = () => JSON.stringify({ ...sessionStorage });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { action: _action, ...fields } = Object.fromEntries(new URLSearchParams(body));
    sent.push(fields);
    const answer = answers.shift();
    const envelope =
      answer === 'stale'
        ? { returncode: 0, returndata: '', error: { code: 'stale' } }
        : { returncode: 1, returndata: answer };
    return new Response(JSON.stringify(envelope));
  });
  onDone.mockReset();
  root = createRoot(document.createElement('div'));
  await draw();
});
afterEach(async () => {
  await act(() => root.unmount());
  endSession('asked');
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('sends only what differs, with the version it was made of, and goes on from the one that is answered', async () => {
  answers = [
    { ...loaded, name: 'Anna B.', version: 5 },
    { ...loaded, name: 'Anna C.', version: 6 },
  ];
  await type('Anna B.');
  await save();
  await type('Anna C.');
  await save();
  expect(sent).toEqual([
    { id: '7', name: 'Anna B.', version: '1' },
    { id: '7', name: 'Anna C.', version: '5' },
  ]);
});

it('sends nothing when nothing was changed', async () => {
  await save();
  expect(sent).toEqual([]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('keeps what was typed on top of the newer version, and saves it again under that version', async () => {
  answers = ['stale', { ...theirs, name: 'Anna B.', version: 3 }];
  await type('Anna B.');
  await save();
  expect(shown.stale).toMatchObject({ before: valuesOf(loaded), after: valuesOf(theirs) });
  expect(shown.form.getValues()).toMatchObject({ name: 'Anna B.', email: theirs.email });
  await save();
  expect(sent).toEqual([
    { id: '7', name: 'Anna B.', version: '1' },
    { id: '7', name: 'Anna B.', version: '2' },
  ]);
  expect(shown.stale).toBeUndefined();
});

it('takes the other values on demand, and then has nothing left to lose', async () => {
  answers = ['stale'];
  await type('Anna B.');
  await save();
  await act(() => shown.stale?.takeNewValues());
  expect(shown.form.getValues()).toMatchObject(valuesOf(theirs));
  expect(shown.form.formState.isDirty).toBe(false);
});

it('shows a newer version that arrives by itself only while nothing is typed', async () => {
  await type('Anna B.');
  await draw(2);
  expect(shown.form.getValues('name')).toBe('Anna B.');
  await type('Anna');
  expect(shown.form.getValues('name')).toBe('Anne');
});

it('is done only once it is drawn as saved, so that no guard asks', async () => {
  answers = [{ ...loaded, name: 'Anna B.', version: 2 }];
  await type('Anna B.');
  await save();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(false);
});

it('keeps what is typed while it is being saved', async () => {
  let answer: (() => void) | undefined;
  const saved = { ...loaded, name: 'Anna B.', version: 2 };
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answer = () => resolve(new Response(JSON.stringify({ returncode: 1, returndata: saved })));
      }),
  );
  await type('Anna B.');
  await act(async () => {
    const saving = shown.onSubmit();
    await vi.waitFor(() => expect(answer).toBeDefined());
    shown.form.setValue('name', 'Anna C.', { shouldDirty: true });
    answer?.();
    await saving;
  });
  expect(shown.form.getValues()).toMatchObject({ name: 'Anna C.', email: loaded.email });
  expect(shown.form.formState.isDirty).toBe(true);
});

it('is saved once the server said so, whatever else still loads', async () => {
  queryClient.mount();
  const other = new QueryObserver(queryClient, {
    queryKey: ['status', {}],
    queryFn: () => new Promise(() => undefined),
    initialData: {},
  });
  const leave = other.subscribe(() => undefined);
  answers = [{ ...loaded, name: 'Anna B.', version: 2 }];
  await type('Anna B.');
  await save();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(false);
  leave();
  queryClient.clear();
});

it('keeps a draft of what is typed, but never a password', async () => {
  startMadeUpSession();
  await act(() => root.unmount());
  root = createRoot(document.createElement('div'));
  await draw();
  await type('Anna B.');
  await act(() => shown.form.setValue('password', 'Correct-horse-7', { shouldDirty: true }));
  expect(stored()).toContain('Anna B.');
  endSession('idle');
  await act(() => root.unmount());
  expect(stored()).toContain('Anna B.');
  expect(stored()).not.toContain('Correct-horse-7');
  startMadeUpSession();
  root = createRoot(document.createElement('div'));
  await draw();
  expect(shown.draft).toMatchObject({ hasSecrets: true });
  await act(() => shown.draft?.restore());
  expect(shown.form.getValues()).toMatchObject({ name: 'Anna B.', email: loaded.email });
  expect(shown.form.getValues('password') ?? '').toBe('');
});
