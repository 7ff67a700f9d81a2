import { afterEach, expect, it } from 'vitest';
import { shownNotifications } from '../../api/notification-store.ts';
import { queryClient } from '../../api/query-client.ts';
import { messages as shared } from '../../i18n/messages/en.ts';
import { done, expectText, leavePanel, showPanel, stubServer, waitFor } from '../../testing/shown-panel.tsx';

afterEach(leavePanel);

it('is said when another version answers, and not while none is known', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const getClientConfig = (version: string) => ({ version, legacyurl: '' });
  await showPanel('/settings/password');
  const version = () => queryClient.getQueryData<{ version: string }>(['getClientConfig', {}])?.version;
  await waitFor(() => expect(version()).toBe('first'));
  stubServer({ getClientConfig: () => held.then(() => done(getClientConfig('first'))) });
  const reset = queryClient.resetQueries({ queryKey: ['getClientConfig'] });
  await waitFor(() => expect(version()).toBeUndefined());
  // Time for the frame to be drawn without it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  answer();
  await reset;
  expect(shownNotifications()).toEqual([]);
  stubServer({ getClientConfig: getClientConfig('next') });
  await queryClient.invalidateQueries({ queryKey: ['getClientConfig'] });
  await expectText(shared.version.published);
});
