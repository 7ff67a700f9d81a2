import { permissionsAt } from '@posthouse/contract/core/permissions';
import { rightsHeader } from '@posthouse/contract/core/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../api/call.ts';
import { currentSession } from '../api/session.ts';
import { messages as shared } from '../i18n/messages/en.ts';
import {
  adminInfo,
  leavePanel,
  path,
  type Replies,
  refused,
  showPanel,
  waitFor,
} from '../testing/shown-panel.tsx';

const rows = { rows: [], total: 0, total_capped: 0, next: null, prev: null };
const may = { ...permissionsAt(0), subadmins: 1, domains: 1 };
const mayNot = { ...permissionsAt(0), domains: 1 };

/** What the server knows, and how often it was asked for the rights. */
let rights = { version: 'first', permissions: may };
let asked = 0;
beforeEach(() => {
  rights = { version: 'first', permissions: may };
  asked = 0;
});
afterEach(leavePanel);

const versioned = (answer: Response) => {
  answer.headers.set(rightsHeader, rights.version);
  return answer;
};
const answer = (data: unknown) =>
  versioned(new Response(JSON.stringify({ returncode: 1, returndata: data })));
const server: Replies = {
  getAdminInfo: () => answer({ ...adminInfo, adminaccess: 'subadmin' }),
  getPermissions: () => {
    asked += 1;
    return answer(rights.permissions);
  },
  getSubAdmins: () => answer(rows),
  keepAlive: () => answer('success'),
};

const menuEntry = (address: string) =>
  document.querySelector(`nav[aria-label="${shared.frame.menu}"] a[href="${address}"]`);

describe('rights that change while the panel is open', () => {
  it('are followed by the menu with the next answer, whatever it answers', async () => {
    await showPanel('/settings/password', server);
    await waitFor(() => expect(menuEntry('/subadmins')).not.toBeNull());
    rights = { version: 'second', permissions: mayNot };
    await call('keepAlive', {});
    await waitFor(() => expect(menuEntry('/subadmins')).toBeNull());
    rights = { version: 'third', permissions: may };
    await call('keepAlive', {});
    await waitFor(() => expect(menuEntry('/subadmins')).not.toBeNull());
    expect(path()).toBe('/settings/password');
  });

  it('lead away from a screen that is no longer allowed', async () => {
    await showPanel('/subadmins', server);
    expect(path()).toBe('/subadmins');
    rights = { version: 'second', permissions: mayNot };
    await call('keepAlive', {});
    await waitFor(() => expect(path()).toBe('/error-4'));
  });

  it('are asked for once at a time, however many answers tell of them, and not again afterwards', async () => {
    await showPanel('/settings/password', server);
    await waitFor(() => expect(asked).toBe(1));
    rights = { version: 'second', permissions: mayNot };
    await Promise.all([1, 2, 3, 4, 5].map(() => call('keepAlive', {})));
    await waitFor(() => expect(currentSession()?.rightsVersion).toBe('second'));
    await call('keepAlive', {});
    expect(asked).toBe(2);
  });

  it('are asked for after a refusal for missing rights', async () => {
    await showPanel('/settings/password', {
      ...server,
      getDomains: () => {
        // From a server that does not tell the version.
        rights = { version: 'first', permissions: mayNot };
        return refused('forbidden');
      },
    });
    await waitFor(() => expect(menuEntry('/subadmins')).not.toBeNull());
    await expect(call('getDomains', {})).rejects.toMatchObject({ code: 'forbidden' });
    await waitFor(() => expect(menuEntry('/subadmins')).toBeNull());
  });

  it('are followed when another tab stored them, without asking again', async () => {
    await showPanel('/subadmins', server);
    await waitFor(() => expect(menuEntry('/subadmins')).not.toBeNull());
    const before = asked;
    rights = { version: 'second', permissions: mayNot };
    for (const [key, newValue] of [
      ['permissions', JSON.stringify(mayNot)],
      ['rightsVersion', 'second'],
    ] as const) {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
    await waitFor(() => expect(path()).toBe('/error-4'));
    await call('keepAlive', {});
    expect(asked).toBe(before);
  });

  it('stay as they are while the server cannot be asked, until it answers again', async () => {
    let isDown = false;
    await showPanel('/settings/password', {
      ...server,
      getPermissions: () =>
        isDown ? Promise.reject(new TypeError('Failed to fetch')) : answer(rights.permissions),
    });
    rights = { version: 'second', permissions: mayNot };
    isDown = true;
    await call('keepAlive', {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(menuEntry('/subadmins')).not.toBeNull();
    isDown = false;
    await call('keepAlive', {});
    await waitFor(() => expect(menuEntry('/subadmins')).toBeNull());
  });
});
