import { afterEach, expect, it } from 'vitest';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const show = async (consequences: React.ReactNode) => {
  const ignore = () => undefined;
  const asked = {
    title: 'Change?',
    consequences,
    confirmLabel: 'Change',
    onConfirm: ignore,
    onCancel: ignore,
  };
  shown = await showScreen(() => <ConfirmDialog {...asked} />, { server: () => ({}) });
};

it('begins at the field that is to be filled in', async () => {
  await show(
    <>
      <input aria-hidden />
      <input id="quota" />
    </>,
  );
  await until(() => document.activeElement?.id === 'quota');
});

it('otherwise begins where nothing happens', async () => {
  await show('Nothing is deleted.');
  await until(() => document.activeElement instanceof HTMLButtonElement);
  expect((document.activeElement as HTMLButtonElement).type).toBe('button');
});
