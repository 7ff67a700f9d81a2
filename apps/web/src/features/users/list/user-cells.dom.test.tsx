import { afterEach, expect, it } from 'vitest';
import { showScreen, until } from '../../../testing/show-screen.tsx';
import { messages } from '../messages/en.ts';
import { MeasuredTime } from './user-cells.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const show = async (state: string, isLong = false) => {
  shown = await showScreen(() => <MeasuredTime time={null} isLong={isLong} />, {
    server: () => ({ state, since: null, services: [] }),
    texts: ['users'],
  });
};
const text = () => shown.container.textContent;

it.each(['running', 'trouble', 'stopped'])(
  'says "never" where the mail engine measures: %s',
  async (state) => {
    await show(state);
    await until(() => text() === messages.never);
  },
);

it('says that a login is unknown while there is no mail engine, and where there is room also why', async () => {
  await show('not_installed');
  await until(() => text() === messages.unknown);
  await shown.leave();
  await show('not_installed', true);
  await until(() => text() === messages.unknownYet);
});

it('claims nothing while it is not known whether there is one', async () => {
  let answer: (engine: object) => void = () => undefined;
  const answered = new Promise((resolve) => {
    answer = resolve;
  });
  shown = await showScreen(() => <MeasuredTime time={null} />, { server: () => answered, texts: ['users'] });
  await until(() => shown.requests.some(({ action }) => action === 'getMailEngine'));
  expect(text()).toBe('');
  answer({ state: 'running', since: null, services: [] });
  await until(() => text() === messages.never);
});
