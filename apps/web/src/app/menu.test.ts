import { type ActionName, actions } from '@posthouse/contract';
import { leastRequirement } from '@posthouse/contract/core/action';
import { isGranted, type Permissions, permissionsAt } from '@posthouse/contract/core/permissions';
import { expect, it } from 'vitest';
import type { Session } from '../api/session-storage.ts';
import { menuOf, visibleScreens } from './menu.ts';
import { screens } from './screens.ts';

function names(permissions: Permissions, twofaAllowed: boolean): string[] {
  const session: Session = {
    token: 'x',
    currentUser: 'paula',
    userRole: 'subadmin',
    timeoutMinutes: 5,
    twofaEnabled: false,
    twofaAllowed,
    securityWarning: '',
    securityWarningLevel: 0,
    permissions,
  };
  const isAllowed = (name: ActionName) =>
    isGranted(leastRequirement(actions[name]), { role: 'subadmin', permissions });
  return menuOf(visibleScreens(screens, session, isAllowed)).flatMap((entry) =>
    'screens' in entry ? [entry.name, ...entry.screens.map(({ name }) => name)] : [entry.name],
  );
}

it('shows every entry to someone who may do everything', () => {
  expect(names(permissionsAt(6), true)).toEqual(['home', 'security', 'twofa', 'logs']);
});

it('hides what the stored levels do not grant, and a group that would be empty', () => {
  expect(names(permissionsAt(0), true)).toEqual(['home', 'security', 'twofa']);
  expect(names({ ...permissionsAt(0), accounthistory: 1 }, true)).toContain('logs');
});

it('hides two-factor where it is not allowed', () => {
  expect(names(permissionsAt(0), false)).toEqual(['home']);
});
