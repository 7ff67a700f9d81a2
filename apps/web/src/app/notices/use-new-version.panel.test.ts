import { afterEach, expect, it } from 'vitest';
import { shownNotifications } from '../../api/notification-store.ts';
import { queryClient } from '../../api/query-client.ts';
import { messages as shared } from '../../i18n/messages/en.ts';
import { done, expectText, leavePanel, showPanel, stubServer, waitFor } from '../../testing/shown-panel.tsx';

afterEach(leavePanel);

/** With the answer that has just come, or without it. */
const frameDrawn = () => new Promise((resolve) => setTimeout(resolve, 100));

it('is said when another version answers, and not while none is known', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const getClientConfig = (version: string) => ({ version, legacyurl: '' });
  await showPanel('/settings/password');
  const version = () => queryClient.getQueryData<{ version: string }>(['getClientConfig', {}])?.version;
  await waitFor(() => expect(version()).toBe('first'));
  await frameDrawn();
  stubServer({ getClientConfig: () => held.then(() => done(getClientConfig('first'))) });
  const reset = queryClient.resetQueries({ queryKey: ['getClientConfig'] });
  await waitFor(() => expect(version()).toBeUndefined());
  await frameDrawn();
  answer();
  await reset;
  await frameDrawn();
  expect(shownNotifications()).toEqual([]);
  stubServer({ getClientConfig: getClientConfig('next') });
  await queryClient.invalidateQueries({ queryKey: ['getClientConfig'] });
  await expectText(shared.version.published);
});
