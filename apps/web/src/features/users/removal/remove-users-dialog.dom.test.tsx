import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { named, press, showScreen, typeInto, until } from '../../../testing/show-screen.tsx';
import { RemoveUsersDialog } from './remove-users-dialog.tsx';

vi.setConfig({ testTimeout: 30_000 });

let shown: Awaited<ReturnType<typeof showScreen>>;
const onConfirm = vi.fn();
afterEach(async () => {
  onConfirm.mockClear();
  await shown.leave();
});

const nothing = { total: 1, mailboxes: 0, used: 0, effects: [] };
const refused = { kind: 'alias_refused', total: 7, rows: [{ id: '3', name: 'info@here.example' }] };
const text = () => document.body.textContent ?? '';
const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
const show = async (answer: () => unknown) => {
  shown = await showScreen(
    () => (
      <RemoveUsersDialog
        input={{ ids: ['7'] }}
        title="Remove anna?"
        confirmLabel="Remove"
        name="anna@here.example"
        isRunning={false}
        onConfirm={onConfirm}
        onCancel={() => undefined}
      />
    ),
    { server: answer, texts: ['users'] },
  );
};
/** Also past the button, as Enter does. */
const confirm = async () => {
  await act(async () => submit()?.form?.requestSubmit());
};

it('nobody confirms a removal before it is known what leads there, however late the answer comes', async () => {
  let answered: (answer: unknown) => void = () => undefined;
  await show(() => new Promise((resolve) => (answered = resolve)));
  await until(() => text().includes('Checking what leads to them'));
  expect(submit()?.disabled).toBe(true);
  await confirm();
  expect(onConfirm).not.toHaveBeenCalled();
  answered(nothing);
  await until(() => submit()?.disabled === false);
  await confirm();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('where mail is at stake the name is typed, and what hurts is named first', async () => {
  await show(() => ({ ...nothing, effects: [refused] }));
  await until(() => text().includes('Mail to 7 aliases is refused from now on'));
  expect(text()).toContain('info@here.example and 6 more');
  expect(text()).toContain('If you restore them, all of this works again.');
  expect(submit()?.disabled).toBe(true);
  const field = await until(() => document.querySelector('input'));
  await typeInto(field, 'anna@else.example');
  await confirm();
  expect(onConfirm).not.toHaveBeenCalled();
  await typeInto(field, 'anna@here.example');
  await until(() => submit()?.disabled === false);
  await confirm();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('an answer that failed is asked for again, and nothing is confirmed meanwhile', async () => {
  let isDown = true;
  await show(() => (isDown ? new Error('down') : { ...nothing, mailboxes: 1, used: 1500 }));
  const retry = await until(() => named('Try again'));
  expect(submit()?.disabled).toBe(true);
  isDown = false;
  await press(retry);
  await until(() => text().includes('1 mailbox has mail: 1.5 GB.'));
});
