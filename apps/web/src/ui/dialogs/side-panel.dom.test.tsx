import { afterEach, expect, it } from 'vitest';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { SidePanel } from './side-panel.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const focused = (id: string) => until(() => document.activeElement?.id === id);
const show = async (content: React.ReactNode) => {
  shown = await showScreen(
    () => (
      <SidePanel title="Helper" isOpen onClose={() => undefined}>
        {content}
      </SidePanel>
    ),
    { server: () => ({}) },
  );
};

it('focuses its first field when it opens', async () => {
  await show(
    <>
      <input type="hidden" />
      <input id="off" disabled />
      <input id="first" />
      <input id="second" />
    </>,
  );
  await focused('first');
});

it('leaves the focus to a field that asks for it', async () => {
  await show(
    <>
      <input id="first" />
      {/* biome-ignore lint/a11y/noAutofocus: what is tested */}
      <input id="second" autoFocus />
    </>,
  );
  await focused('second');
});

it('keeps the focus inside where there is nothing to fill in', async () => {
  await show(<p>Nothing to fill in</p>);
  await until(() => document.querySelector('[role=dialog]')?.parentElement?.contains(document.activeElement));
  expect(document.activeElement).not.toBe(document.body);
});
