import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { messages as shared } from '../../../i18n/messages/en.ts';
import {
  done,
  expectNoText,
  expectText,
  leavePanel,
  press,
  refused,
  showPanel,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

// The grid is a large module, loaded when it is first shown: not while a test waits for its rows.
beforeAll(async () => {
  await import('../../../ui/table/rows/list-grid.tsx');
});
afterEach(leavePanel);

const getDomain = {
  id: '3',
  domain: 'xn--bcher-kva.example',
  unicode: 'bücher.example',
  type: 'standard',
  active: 1,
  verification: 'verified',
  health: 'ok',
};

it('shows and exports what happened to this domain alone', async () => {
  const [asked, exported]: [string[], string[]] = [[], []];
  const row = {
    id: '7',
    at: '2026-01-31T20:05:09.000Z',
    adminname: 'anna',
    action: 'disableDomains',
    target: 'xn--bcher-kva.example',
    outcome: 'done',
    remoteip: '',
    before: null,
    after: null,
  };
  await showPanel('/domains/domainlist/3/history?open=7', {
    getDomain,
    getAccountHistory: (form: URLSearchParams) => {
      asked.push(form.get('domain') ?? '');
      return done({ rows: [row], next: null, prev: null });
    },
    exportAccountHistory: (form: URLSearchParams) => {
      exported.push(form.get('domain') ?? '');
      return refused('forbidden');
    },
  });
  await expectText(messages.operations.disableDomains);
  expect(asked).toContain(getDomain.domain);
  await press(shared.action.close);
  await press(shared.list.moreActions);
  await press(shared.list.export);
  await press(shared.list.download);
  await waitFor(() => expect(exported).toEqual([getDomain.domain]));
});

it('has no tab for who may not see the history', async () => {
  const getPermissions = { ...permissionsAt(6), accounthistory: 0 };
  const getAdminInfo = { adminaccess: 'subadmin' };
  await showPanel('/domains/domainlist/3/settings', { getDomain, getPermissions, getAdminInfo });
  await expectText(messages.page.health);
  await expectNoText(messages.page.history);
});
