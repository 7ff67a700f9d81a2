import { afterEach, expect, it } from 'vitest';
import { messages as shared } from '../../i18n/messages/en.ts';
import {
  expectNoText,
  expectText,
  leavePanel,
  press,
  refused,
  showPanel,
  stubServer,
  waitFor,
} from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

afterEach(leavePanel);

it('tells a list with nothing in it from one that could not be loaded', async () => {
  await showPanel('/logs/accounthistory', { getAccountHistory: () => refused('server_error') });
  await expectText(shared.state.failed);
  await expectText(shared.errors.server_error);
  await expectNoText(messages.empty);
  stubServer({});
  await press(shared.action.retry);
  await expectText(messages.empty);
  await expectText(messages.emptyHint);
  await expectNoText(shared.state.failed);
});

it('puts an entry into words: who, what, how it went, and each value of its details', async () => {
  const row = {
    id: '7',
    at: '2026-01-31T20:05:09.000Z',
    adminname: 'anna',
    action: 'updateSystemText',
    target: 'password_reset_web',
    outcome: 'done',
    remoteip: '192.0.2.7',
    before: { language: 'de' },
    after: { language: 'fr' },
  };
  const reset = {
    ...row,
    id: '6',
    action: 'operator: admin reset-2fa',
    adminname: 'operator',
    target: 'anna',
  };
  const rows = [row, { ...reset, remoteip: '', before: null, after: null }];
  await showPanel('/logs/accounthistory?open=7', { getAccountHistory: { rows, next: null, prev: null } });
  for (const words of ['Changed a system text', 'Password reset, page', 'Deutsch', 'Français']) {
    await expectText(words);
  }
  await expectText('Reset an admin’s two-factor authentication');
  await expectText('Provider');
  for (const raw of ['password_reset_web', 'operator', 'reset-2fa']) await expectNoText(raw);
});

it('asks for a file in the language of the screen, with the filters of the list', async () => {
  const asked: string[] = [];
  await showPanel('/logs/accounthistory?domain=shop.example', {
    exportAccountHistory: (form: URLSearchParams) => {
      asked.push(`${form.get('domain')} ${form.get('language')} ${form.get('format')}`);
      return refused('forbidden');
    },
  });
  await press(shared.list.moreActions);
  await press(shared.list.export);
  await press(shared.list.download);
  await waitFor(() => expect(asked).toEqual(['shop.example en csv']));
});
