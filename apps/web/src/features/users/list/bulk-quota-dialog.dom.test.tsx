import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SentRequest } from '../../../testing/made-up-server.ts';
import { press, showScreen, typeInto, until } from '../../../testing/show-screen.tsx';
import { BulkQuotaDialog } from './bulk-quota-dialog.tsx';

vi.setConfig({ testTimeout: 30_000 });

let shown: Awaited<ReturnType<typeof showScreen>>;
const onConfirm = vi.fn();
afterEach(async () => {
  onConfirm.mockClear();
  await shown.leave();
});

const status = { curquota: 2000, maxquota: 9000, autogrow_quota: 0 };
const harmless = { total: 47, over: 0, rows: [], missing: 0, missing_without_over: 0 };
const harmful = {
  ...{ total: 47, over: 2, missing: 0, missing_without_over: 0 },
  rows: [{ id: '7', unicode: 'anna@here.example', used: 4000, quota: 5000 }],
};
type Reply = (request: SentRequest) => unknown;
const show = async (reply: Reply, input: Record<string, unknown> = { all: 1, count: 47 }) => {
  const server: Reply = (request) => (request.action === 'status' ? status : reply(request));
  shown = await showScreen(
    () => (
      <BulkQuotaDialog
        count={{ num: 47, shown: '47' }}
        rows={[]}
        input={input}
        isRunning={false}
        onConfirm={onConfirm}
        onCancel={() => undefined}
      />
    ),
    { server, texts: ['users'] },
  );
};
const text = () => document.body.textContent ?? '';
const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
const type = async (quota: string) =>
  typeInto(await until(() => document.querySelector<HTMLInputElement>('input[name=quota]')), quota);
const confirm = () => act(async () => submit()?.form?.requestSubmit());

it('a quota that hurts nobody is set at once', async () => {
  await show(() => harmless);
  await type('5');
  await confirm();
  await until(() => onConfirm.mock.calls.length > 0);
  expect(onConfirm.mock.calls).toEqual([[{ quota: 5000 }]]);
});

it('those above it are named and left out unless somebody wants otherwise, and the number says so', async () => {
  await show(() => harmful);
  await type('3');
  await confirm();
  await until(() => text().includes('2 users already use more than that'));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(text()).toContain('anna@here.example: 4 GB');
  expect(text()).toContain('and 1 more');
  expect(submit()?.textContent).toBe('Change the quota of 45 users');
  await confirm();
  await until(() => onConfirm.mock.calls.length > 0);
  expect(onConfirm.mock.calls).toEqual([[{ quota: 3000, leave_over: 1, count: 45 }]]);
  onConfirm.mockClear();
  await press(await until(() => document.querySelector('input[type=checkbox]')));
  await confirm();
  await until(() => onConfirm.mock.calls.length > 0);
  expect(onConfirm.mock.calls).toEqual([[{ quota: 3000 }]]);
});

it('a late answer about another quota decides nothing about the one that is typed', async () => {
  const answers = new Map<string, (answer: unknown) => void>();
  await show(({ fields }) => new Promise((resolve) => answers.set(fields['quota'] ?? '', resolve)), {
    ids: ['7', '8'],
  });
  await type('5');
  await confirm();
  await until(() => answers.has('5000'));
  await type('3');
  answers.get('5000')?.(harmless);
  await confirm();
  await until(() => answers.has('3000'));
  expect(onConfirm).not.toHaveBeenCalled();
  answers.get('3000')?.(harmful);
  await until(() => text().includes('2 users already use more than that'));
  await confirm();
  await until(() => onConfirm.mock.calls.flat().some(({ quota }) => quota === 3000));
  expect(onConfirm.mock.calls.flat().at(-1)).toEqual({ quota: 3000, leave_over: 1 });
});

it('what the account lacks for all of them is told before', async () => {
  await show(() => ({ ...harmless, missing: 20_000, missing_without_over: 20_000 }));
  await type('90');
  await confirm();
  await until(() => text().includes('Your account is 20 GB short.'));
  expect(onConfirm).not.toHaveBeenCalled();
});
