import { permissionsAt } from '@posthouse/contract/core/permissions';
import { afterEach, describe, expect, it } from 'vitest';
import { currentDuty } from '../../../api/session.ts';
import { router } from '../../../app/router.ts';
import {
  adminInfo,
  done,
  expectNoText,
  expectText,
  field,
  leavePanel,
  path,
  press,
  refused,
  showPanel,
  type,
  waitFor,
} from '../../../testing/shown-panel.tsx';
import { messages } from '../messages/en.ts';

const { login, twofa, recovery } = messages;
const codes = Array.from({ length: 10 }, (_value, index) => `code-${index}`);
const subAdmin = { ...adminInfo, adminaccess: 'subadmin', twofa_required: 1 };
const on = { twofa_enabled: 1, recovery_codes_left: 8 };

afterEach(leavePanel);

describe('a sub-admin of whom two-factor authentication is required', () => {
  it('cannot turn it off, and is told why', async () => {
    await showPanel('/security/twofa', { getAdminInfo: { ...subAdmin, ...on } });
    await expectText(twofa.requiredOn);
    await expectNoText(twofa.disableText);
  });

  it('is led to the set-up from everywhere, and told why', async () => {
    const missing = { ...subAdmin, twofa_missing: 1 };
    await showPanel('/home', { getAdminInfo: missing, getPermissions: permissionsAt(1) });
    await waitFor(() => expect(path()).toBe('/security/twofa'));
    await expectText(twofa.missing);
    await router.navigate({ href: '/subadmins' });
    await waitFor(() => expect(path()).toBe('/security/twofa'));
  });

  it('keeps the recovery codes in sight once it is on', async () => {
    let isOn = false;
    await showPanel('/security/twofa', {
      getAdminInfo: () => done(isOn ? { ...subAdmin, ...on } : { ...subAdmin, twofa_missing: 1 }),
      getTwoFactorSetup: {
        secret: 'ABC',
        otpauth: 'otpauth://totp/x',
        qr: 'data:,',
        expires: new Date(Date.now() + 300_000).toISOString(),
      },
      enableTwoFactor: () => {
        isOn = true;
        return done({ recovery: codes });
      },
    });
    await press(twofa.start);
    await press(twofa.next);
    await type(twofa.code, '123456');
    await press(twofa.save);
    await expectText('code-9');
    await waitFor(() => expect(currentDuty()).toBeUndefined());
    expect(path()).toBe('/security/twofa');
    await press(twofa.finish);
    await expectText(twofa.requiredOn);
  });

  it('is led there by the refusal of any request, too', async () => {
    await showPanel('/subadmins', {
      getAdminInfo: { ...subAdmin, twofa_missing: 0 },
      getPermissions: permissionsAt(1),
      getSubAdmins: () => refused('twofa_missing'),
    });
    await waitFor(() => expect(path()).toBe('/security/twofa'));
  });
});

it('lets the main admin turn it off, whatever is required of others', async () => {
  await showPanel('/security/twofa', { getAdminInfo: { ...adminInfo, ...on, twofa_required: 1 } });
  await expectText(twofa.disableText);
});

it('tells how many recovery codes are left, and shows new ones for a code', async () => {
  let asked: string | null = null;
  await showPanel('/security/twofa', {
    getAdminInfo: { ...adminInfo, ...on },
    renewRecoveryCodes: (form) => {
      asked = form.get('code');
      return done({ recovery: codes });
    },
  });
  await expectText('8 recovery codes left');
  await press(recovery.renew);
  const input = await field(login.code);
  expect(document.activeElement).toBe(input);
  // A phone's number keys could not write a recovery code.
  expect(input.inputMode).toBe('text');
  await type(login.code, '123456');
  await press(recovery.submit);
  await expectText(recovery.doneTitle);
  await expectText('code-9');
  expect(asked).toBe('123456');
});
