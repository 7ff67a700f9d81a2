import { call } from '../../api/call.ts';
import type { FoundThing, Screen, ScreenAction } from '../../ui/navigation/screen.ts';

/** An action that no screen registers itself. */
export interface PlacedAction extends ScreenAction {
  readonly to: string;
}

/** One's own account, and what the screens of logins, sub-admins and the account history let one begin. */
export const moreActions: readonly PlacedAction[] = [
  { name: 'changePassword', to: '/settings/password' },
  { name: 'sessions', to: '/settings/sessions' },
  {
    name: 'turnOnTwofa',
    to: '/security/twofa',
    needs: 'getTwoFactorSetup',
    when: ({ twofaAllowed, twofaEnabled }) => twofaAllowed && !twofaEnabled,
  },
  { name: 'addSubAdmin', to: '/subadmins', needs: 'addSubAdmin', target: { open: 'new' } },
  {
    name: 'exportAccountHistory',
    to: '/logs/accounthistory',
    needs: 'exportAccountHistory',
    target: { opensExport: true },
  },
];

/** Things of screens that find none themselves, by the screen's name. */
export const moreFinds: Readonly<Record<string, NonNullable<Screen['find']>>> = { subAdmins: findSubAdmins };

const most = 5;

/** The sub-admins whose user names, names or e-mail addresses contain the text. */
async function findSubAdmins(text: string, signal: AbortSignal): Promise<readonly FoundThing[]> {
  const { rows } = await call('getSubAdmins', { search: text, limit: most }, { signal });
  return rows.map(({ id, username, name, email }) => ({
    id: `sub-admin-${id}`,
    title: username,
    words: [name, email].join(','),
    target: { to: '/subadmins', open: id },
  }));
}
