import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, expect, it } from 'vitest';
import type { SenderEntry } from '../../domain/senders/sender-entry.ts';
import {
  adminInfo,
  done,
  expectNoText,
  expectText,
  field,
  leavePanel,
  press,
  type Replies,
  refused,
  showPanel,
  type,
  waitFor,
} from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

const entry: SenderEntry = {
  ...{ id: '7', address: 'partner.example', unicode: 'partner.example', scope: 'account' },
  ...{ domain: '', email: '', apply_to_headers: 0, ignore_spf: 0, note: 'Our bank', expires: null },
  ...{ created_at: '2026-03-02T10:00:00.000Z', created_by: 'anna', version: 1 },
  ...{ last_hit_at: null, hits: 0, on_other_list: 0 },
};
const none = { rows: [], next: null, prev: null, total: 0, total_capped: 0 };
const server: Replies = {
  getWhitelist: { ...none, rows: [entry], total: 1 },
  getBlacklist: none,
  getWhitelistEntry: entry,
  ...{ getDomains: none, getUsers: none },
};
const { form, add } = messages;

/** The button of the list has the same name. */
const submit = () => document.querySelector<HTMLElement>('[role=dialog] [type=submit]')?.click();

afterEach(leavePanel);

it('sends what was changed alone, with the version it is made on', async () => {
  const sent: Record<string, string>[] = [];
  await showPanel('/filtering/whitelist?open=7', {
    ...server,
    updateWhitelist: (data: URLSearchParams) => {
      sent.push(Object.fromEntries(data));
      return done({ ...entry, version: 2 });
    },
  });
  (await field(form.ignore_spf)).click();
  await type(form.expires, '2199-12-31');
  await press(form.save);
  await waitFor(() =>
    expect(sent).toEqual([{ id: '7', version: '1', ignore_spf: '1', expires: '2199-12-31' }]),
  );
});

it('says of a sender that is there already so at its field', async () => {
  await showPanel('/filtering/whitelist?open=new', {
    ...server,
    addWhitelist: () => refused('conflict', { address: { code: 'taken' } }),
  });
  await type(form.address, 'partner.example');
  submit();
  await expectText(`${form.address}: Already exists. Choose another.`);
  expect((await field(form.address)).value).toBe('partner.example');
});

it('says of a sender that it is on the other list too', async () => {
  await showPanel('/filtering/whitelist?open=7', {
    ...server,
    getWhitelist: { ...none, rows: [{ ...entry, on_other_list: 1 }], total: 1 },
  });
  await expectText(messages.other.blacklist);
  await expectText(messages.other.hint);
});

it('ignores no SPF on the blacklist, and offers the whole account only to those who have it', async () => {
  await showPanel('/filtering/blacklist?open=new', {
    ...server,
    getAdminInfo: { ...adminInfo, adminaccess: 'subadmin', domains_limited: 1 },
    getPermissions: permissionsAt(6),
  });
  await expectText(form.addressHint);
  await expectNoText(form.ignore_spf);
  const scopes = [...document.querySelectorAll('[role=dialog] option')].map(({ textContent }) => textContent);
  expect(scopes).toEqual([messages.scope.domain, messages.scope.user]);
  await type(form.address, 'spam.example');
  submit();
  await expectText('A domain is required.');
});

it('shows those who may only look what there is, and nothing to change it with', async () => {
  await showPanel('/filtering/whitelist?open=7', {
    ...server,
    getAdminInfo: { ...adminInfo, adminaccess: 'subadmin' },
    getPermissions: { ...permissionsAt(0), filtering: 1 },
  });
  await expectText(messages.readOnly);
  await expectText('Our bank');
  expect(document.querySelectorAll('[role=dialog] :is(input, textarea)')).toHaveLength(0);
  await expectNoText(add.whitelist);
});
