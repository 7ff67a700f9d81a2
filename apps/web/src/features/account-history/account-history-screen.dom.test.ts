import { afterEach, it } from 'vitest';
import { messages as shared } from '../../i18n/messages/en.ts';
import {
  expectNoText,
  expectText,
  leavePanel,
  press,
  showPanel,
  stubServer,
  unreachable,
} from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

afterEach(leavePanel);

it('tells a list with nothing in it from one that could not be loaded', async () => {
  await showPanel('/logs/accounthistory', { getAccountHistory: unreachable });
  await expectText(shared.state.failed);
  await expectText(shared.errors.network);
  await expectNoText(messages.empty);
  stubServer({});
  await press(shared.action.retry);
  await expectText(messages.empty);
  await expectText(messages.emptyHint);
  await expectNoText(shared.state.failed);
});
