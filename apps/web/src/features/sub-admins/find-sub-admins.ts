import { call } from '../../api/call.ts';
import { subAdminAddress } from './page/sub-admin-address.ts';

const most = 5;

/** The sub-admins whose user names, names or e-mail addresses contain the text. */
export async function findSubAdmins(text: string, signal: AbortSignal) {
  const { rows } = await call('getSubAdmins', { search: text, limit: most }, { signal });
  return rows.map(({ id, username, name, email }) => ({
    id: `sub-admin-${id}`,
    title: username,
    words: [name, email].join(', '),
    target: { to: subAdminAddress(id) },
  }));
}
